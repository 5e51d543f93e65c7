import type { CatalogIndex } from "@hearth/catalog-index";
import type { Sql } from "../../platform/database/database.ts";
import type { TableName } from "../../platform/database/shadow-tables.sql.ts";
import type { ReferenceData } from "../reference/index.ts";
import { type BuiltFamily, buildFamily } from "./build-family.ts";
import { type FamilyRecords, loadFamilyRecords } from "./family-records.sql.ts";
import { lookUpRecords } from "./record-lookup.ts";
import { replaceDocs } from "./write-projections.sql.ts";

export function buildFamilies(rows: FamilyRecords, reference: ReferenceData, now: number): BuiltFamily[] {
  const records = lookUpRecords(rows);
  const heads = rows.products.filter((row) => row.parent_id === null);
  return heads.map((head) => buildFamily(head, records, reference, now));
}

/** Brings documents and listing hits of these families up to date; families that are gone disappear. */
export async function projectFamilies(
  deps: { sql: Sql; index: Pick<CatalogIndex, "replaceFamilies">; documents?: TableName },
  reference: ReferenceData,
  familyIds: readonly string[],
  now: number,
): Promise<BuiltFamily[]> {
  const families = buildFamilies(await loadFamilyRecords(deps.sql, familyIds), reference, now);
  await replaceDocs(
    deps.sql,
    familyIds,
    families.flatMap((family) => family.docs),
    deps.documents,
  );
  await deps.index.replaceFamilies(
    familyIds,
    families.flatMap((family) => family.entries),
  );
  return families;
}
