import { adminFailure, type BulkChange, changedMeanwhile, type ListRequest } from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import type { Sql } from "../../../platform/database/database.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import {
  insertBulkChange,
  lockBulkChange,
  type PreparedRow,
  queueBulkChange,
  selectBulkChange,
  selectBulkChangeRows,
  setBulkState,
} from "./bulk-change.sql.ts";

/** Keeps what was looked at; nothing is changed yet. */
export async function prepareBulkChange(
  tx: Tx,
  given: Pick<BulkChange, "id" | "kind" | "staff"> & { rows: readonly PreparedRow[] },
): Promise<BulkChange> {
  await insertBulkChange(tx, given);
  return readBulkChange(tx, given.id);
}

export async function readBulkChange(sql: Sql, id: string): Promise<BulkChange> {
  const change = await selectBulkChange(sql, id);
  if (!change) throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such change." });
  return change;
}

export async function listBulkChangeRows(sql: Sql, id: string, request: ListRequest) {
  await readBulkChange(sql, id);
  return selectBulkChangeRows(sql, id, request);
}

/** Which state it must be in, and which it is in until the worker is done. */
const steps = { apply: ["checked", "applying"], undo: ["applied", "undoing"] } as const;

export async function beginBulkChange(
  tx: Tx,
  { id, version, step }: { id: string; version: number; step: keyof typeof steps },
): Promise<{ before: BulkChange; after: BulkChange }> {
  await lockBulkChange(tx, id);
  const before = await readBulkChange(tx, id);
  const [from, to] = steps[step];
  if (before.version !== version) throw changedMeanwhile(before);
  if (before.state !== from)
    throw adminFailure(409, "ADMIN__WRONG_STATE", {
      detail: "This cannot be done now.",
      parameters: { state: before.state },
    });
  await setBulkState(tx, id, to);
  await queueBulkChange(tx, id);
  return { before, after: await readBulkChange(tx, id) };
}
