import { setTimeout as pause } from "node:timers/promises";
import type { BulkChange, BulkChangeRow } from "@hearth/admin-contract";
import { netFromGross } from "@hearth/rules";
import type { Transact, Tx } from "../../../platform/database/transaction.ts";
import type { ReferenceData, ReferenceStore } from "../../reference/index.ts";
import { type Families, loadFamilies } from "../gate/check-families.ts";
import { makeMissingPaths } from "../make-paths.ts";
import { lockProducts, selectFamilyIds } from "../product-record.sql.ts";
import { setActive } from "../write-product.sql.ts";
import { writeBasePrice } from "../write-prices.sql.ts";
import {
  RUN_BULK_CHANGE,
  selectBulkChange,
  setBulkState,
  settleRows,
  takeRows,
  type WaitingRow,
} from "./bulk-change.sql.ts";
import { isWorse, oneFamily, type Value, valueNow, changedFamily } from "./changed-family.ts";

/** Small enough that a shopper's price never waits long behind one, and that a kill loses little. */
const BATCH = 50;

export interface BulkPorts {
  transact: Transact;
  references: Pick<ReferenceStore, "current">;
  newId: () => string;
}

/** What the worker does about many products. */
export function bulkChangeJobs(ports: BulkPorts) {
  return {
    [RUN_BULK_CHANGE]: (payload: unknown) => runBulkChange(ports, (payload as { changeId: string }).changeId),
  };
}

/** Which rows are taken, what becomes of them, and of those that cannot be done. */
const directions = {
  applying: { take: "waiting", done: "applied", failed: "refused", end: "applied" },
  undoing: { take: "applied", done: "undone", failed: "kept", end: "undone" },
} as const;

/**
 * In pieces that are each done or not: begun again after a kill it goes on where it was. After each it rests for as long as the piece
 * took: half of the database's time is left to those who buy.
 */
async function runBulkChange(ports: BulkPorts, id: string): Promise<void> {
  let start = performance.now();
  while (await ports.transact((tx) => runBatch(tx, ports, id))) {
    await pause(performance.now() - start);
    start = performance.now();
  }
}

/** False: nothing is left to do. */
async function runBatch(tx: Tx, { references, newId }: BulkPorts, id: string): Promise<boolean> {
  const change = await selectBulkChange(tx, id);
  const direction = directionOf(change);
  if (!direction) return false;
  const rows = await takeRows(tx, id, { state: direction.take, most: BATCH });
  if (rows.length === 0) {
    await setBulkState(tx, id, direction.end);
    return false;
  }
  const reference = references.current();
  const work = await openWork(tx, reference, rows);
  const settled: Pick<BulkChangeRow, "line" | "state" | "problem">[] = [];
  for (const row of rows) {
    const [from, to] = direction.take === "waiting" ? [row.before, row.after] : [row.after, row.before];
    const problem =
      from && to ? await changeRow(tx, work, { productId: row.productId, from, to, newId }) : "GONE";
    settled.push({ line: row.line, state: problem ? direction.failed : direction.done, problem });
  }
  await settleRows(tx, id, settled);
  return true;
}

function directionOf(change: BulkChange | undefined) {
  return change?.state === "applying" || change?.state === "undoing" ? directions[change.state] : null;
}

interface Work {
  reference: ReferenceData;
  families: Families;
  /** As they are after the rows before; by the family's id. */
  current: Map<string, Families>;
  groupId: string;
  now: number;
}

/** Reads what the rows are about while nobody else can change it. */
async function openWork(tx: Tx, reference: ReferenceData, rows: readonly WaitingRow[]): Promise<Work> {
  const ids = rows.map(({ productId }) => productId);
  const familyIds = await selectFamilyIds(tx, ids);
  await lockProducts(tx, [...familyIds, ...ids]);
  const families = await loadFamilies(tx, familyIds);
  const groupId = reference.rows.channels[0]?.customer_group_id ?? "";
  return { reference, families, current: new Map(), groupId, now: Date.now() };
}

type Problem = "GONE" | "CHANGED_MEANWHILE" | "NOT_PUBLISHABLE";

/** Null: done. */
async function changeRow(
  tx: Tx,
  { reference, families, current, groupId, now }: Work,
  { productId, from, to, newId }: { productId: string; from: Value; to: Value; newId: () => string },
): Promise<Problem | null> {
  const row = families.records.products.find(({ id }) => id === productId);
  if (!row) return "GONE";
  const familyId = row.parent_id ?? row.id;
  const before = current.get(familyId) ?? oneFamily(families, familyId);
  const change = { productId, groupId, to };
  if (!isSame(valueNow(before, change), from)) return "CHANGED_MEANWHILE";
  const after = changedFamily(before, change, now);
  if (isWorse(before, after, reference, now)) return "NOT_PUBLISHABLE";
  current.set(familyId, after);
  if (to.isActive !== undefined) {
    await setActive(tx, productId, to.isActive);
    if (to.isActive) await makeMissingPaths(tx, reference, familyId, newId);
  } else {
    const parent = families.records.products.find(({ id }) => id === familyId);
    const rate = reference.tax.get(row.tax_id ?? parent?.tax_id ?? "")?.rate ?? 0;
    const { grossCents = 0, listGrossCents = null } = to;
    await writeBasePrice(tx, {
      productId,
      groupId,
      currencyId: reference.rows.channels[0]?.currency_id ?? "",
      grossCents,
      netCents: netFromGross(grossCents, rate),
      listGrossCents,
      listNetCents: listGrossCents === null ? null : netFromGross(listGrossCents, rate),
    });
  }
  return null;
}

function isSame(now: Value | null, expected: Value): boolean {
  return (
    now !== null &&
    now.isActive === expected.isActive &&
    now.grossCents === expected.grossCents &&
    (now.listGrossCents ?? null) === (expected.listGrossCents ?? null)
  );
}
