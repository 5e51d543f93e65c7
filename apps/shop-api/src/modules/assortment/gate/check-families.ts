import { gateFaults, type GateFault } from "@hearth/catalog/gate";
import type { Sql } from "../../../platform/database/database.ts";
import { type FamilyRecords, loadFamilyRecords, lookUpRecords } from "../../projection/index.ts";
import type { ReferenceData } from "../../reference/index.ts";
import { type FamilyTextRow, selectFamilyTexts } from "./family-texts.sql.ts";
import { gateCatalogue, pictureFacts } from "./gate-catalogue.ts";

/** Everything that is known of some families, to be looked at as it is or as it would be. */
export interface Families {
  records: FamilyRecords;
  texts: readonly FamilyTextRow[];
}

export async function loadFamilies(sql: Sql, familyIds: readonly string[]): Promise<Families> {
  const records = await loadFamilyRecords(sql, familyIds);
  const texts = await selectFamilyTexts(
    sql,
    records.products.map(({ id }) => id),
  );
  return { records, texts };
}

/** What keeps each family from being sold, by its id: the rules of an import of files, asked about the record. */
export function faultsByFamily(
  { records, texts }: Families,
  reference: ReferenceData,
  now: number,
): Map<string, GateFault[]> {
  const facts = { records: lookUpRecords(records), texts, reference, now };
  const roots = records.products.filter(({ parent_id }) => parent_id === null);
  return new Map(
    roots.map((root) => [root.id, gateFaults(gateCatalogue([root], facts), pictureFacts([root], facts))]),
  );
}
