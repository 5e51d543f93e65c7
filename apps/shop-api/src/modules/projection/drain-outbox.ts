import type { CatalogIndex } from "@hearth/catalog-index";
import type { Sql } from "../../platform/database.ts";
import type { ReferenceStore } from "../reference/index.ts";
import {
  enqueueAllFamilies,
  enqueueDependents,
  familiesOf,
  type OutboxRow,
  takeOutbox,
} from "./outbox.sql.ts";
import { projectFamilies } from "./project-families.ts";
import { staleTags } from "./stale-tags.ts";

const BATCH = 500;

export interface DrainDeps {
  sql: Sql;
  index: CatalogIndex;
  references: ReferenceStore;
  /** Tag that stands for every answer. */
  everything: string;
  /** Told inside the transaction, heard by all processes at its commit. */
  announce: (sql: Sql, tags: string[]) => Promise<void>;
  /** Told after the commit: other caches (Redis, storefront) drop these. */
  onStale: (tags: string[]) => Promise<void>;
}

/**
 * Turns one batch of outbox rows into projections. Rows disappear in the same transaction that writes the documents, so a crash repeats
 * the batch; everything it does can be repeated. True when there may be more.
 */
export async function drainOutbox(deps: DrainDeps): Promise<boolean> {
  const result = await deps.sql.begin(async (tx) => {
    const sql = tx as unknown as Sql;
    const rows = await takeOutbox(sql, BATCH);
    if (rows.length === 0) return null;
    if (rows.some(concernsReference)) await deps.references.refresh();
    const reference = deps.references.current();
    await enqueueDependents(sql, {
      categoryIds: idsOf(rows, "category"),
      manufacturerIds: idsOf(rows, "manufacturer"),
      mediaIds: idsOf(rows, "media"),
    });
    if (rows.some((row) => row.entity === "product_stream")) await enqueueAllFamilies(sql);
    const productIds = [...idsOf(rows, "product"), ...idsOf(rows, "stock")];
    const familyIds = productIds.length > 0 ? await familiesOf(sql, productIds) : [];
    const families =
      familyIds.length > 0
        ? await projectFamilies({ sql, index: deps.index }, reference, familyIds, Date.now())
        : [];
    const tags = staleTags(rows, families, reference, deps.everything);
    await deps.announce(sql, tags);
    return { tags, mayHaveMore: rows.length === BATCH };
  });
  if (!result) return false;
  await deps.onStale(result.tags);
  return result.mayHaveMore;
}

function concernsReference({ entity }: OutboxRow): boolean {
  return ["reference", "category", "manufacturer", "media", "product_stream"].includes(entity);
}

function idsOf(rows: readonly OutboxRow[], entity: string): string[] {
  return [...new Set(rows.filter((row) => row.entity === entity).map((row) => row.entity_id))];
}
