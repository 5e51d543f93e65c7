import type { CatalogIndex } from "@hearth/catalog-index";
import type { Sql } from "../../platform/database/database.ts";
import type { Transact } from "../../platform/database/transaction.ts";
import type { ReferenceStore } from "../reference/index.ts";
import {
  enqueueAllFamilies,
  enqueueDependents,
  familiesOf,
  lockOutbox,
  type OutboxRow,
  readOutbox,
  removeFromOutbox,
} from "./outbox.sql.ts";
import { projectFamilies } from "./project-families.ts";
import { tellShadow } from "./read-model-shadow.sql.ts";
import { staleTags } from "./stale-tags.ts";
import { readShown } from "./write-projections.sql.ts";

const BATCH = 500;

export interface DrainDeps {
  sql: Sql;
  transact: Transact;
  index: CatalogIndex;
  references: ReferenceStore;
  /** Tag that stands for every answer. */
  everything: string;
  /** False: rows about stock wait, so that many sales are one purge. */
  takesStock: boolean;
  /** Makes caches drop these, shared ones before the processes are told. */
  announce: (tags: string[]) => Promise<void>;
}

/**
 * Turns one batch of outbox rows into projections; true when there may be more. Order matters: projections are committed first, then
 * caches are told, then the rows go. A crash in between repeats the batch, and everything it does can be repeated.
 */
export async function drainOutbox(deps: DrainDeps): Promise<boolean> {
  return deps.transact(async (outbox) => {
    if (!(await lockOutbox(outbox))) return false;
    const rows = await readOutbox(outbox, { limit: BATCH, takesStock: deps.takesStock });
    if (rows.length === 0) return false;
    await deps.announce(await project(deps, outbox, rows));
    await removeFromOutbox(outbox, rows);
    return rows.length === BATCH || rows.some(hasDependents);
  });
}

/** Returns what became stale. */
async function project(deps: DrainDeps, outbox: Sql, rows: readonly OutboxRow[]): Promise<string[]> {
  if (rows.some(concernsReference)) await deps.references.refresh();
  const reference = deps.references.current();
  await enqueueDependents(outbox, {
    categoryIds: idsOf(rows, "category"),
    manufacturerIds: idsOf(rows, "manufacturer"),
    mediaIds: idsOf(rows, "media"),
  });
  if (rows.some((row) => row.entity === "product_stream")) await enqueueAllFamilies(outbox);
  const productIds = [...idsOf(rows, "product"), ...idsOf(rows, "stock")];
  const familyIds = productIds.length > 0 ? await familiesOf(deps.sql, productIds) : [];
  const former =
    familyIds.length > 0 ? await readShown(deps.sql, familyIds) : { productIds: [], categoryIds: [] };
  const families = familyIds.length > 0 ? await projectFamilies(deps, reference, familyIds, Date.now()) : [];
  if (familyIds.length > 0) await tellShadow(outbox, familyIds);
  const leftIds = idsOf(rows, "stock_left");
  const leftFamilyIds = leftIds.length > 0 ? await familiesOf(deps.sql, leftIds) : [];
  return staleTags(rows, { families, former, leftFamilyIds }, reference, deps.everything);
}

/** Its products were put into the outbox and wait already. */
function hasDependents({ entity }: OutboxRow): boolean {
  return ["category", "manufacturer", "media", "product_stream"].includes(entity);
}

function concernsReference(row: OutboxRow): boolean {
  return ["reference", "cart_rules", "shipping_rules"].includes(row.entity) || hasDependents(row);
}

function idsOf(rows: readonly OutboxRow[], entity: string): string[] {
  return [...new Set(rows.filter((row) => row.entity === entity).map((row) => row.entity_id))];
}
