import { changedMeanwhile } from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import type { Tx } from "../../platform/database/transaction.ts";

export interface SeenSetting {
  id: string;
  version: number;
}

interface Setting {
  id: string;
  version: number;
}

interface SettingChange<S extends Setting> {
  /** Nobody changes any of them meanwhile: they have an order, and one of them must stay. */
  lock: () => Promise<void>;
  readAll: () => Promise<readonly S[]>;
  write: (before: S, all: readonly S[]) => Promise<void>;
}

/** Changed only in the version that was read; the outbox carries it to the shop. */
export async function changeSeenSetting<S extends Setting>(
  { id, version }: SeenSetting,
  { lock, readAll, write }: SettingChange<S>,
): Promise<{ before: S; after: S }> {
  await lock();
  const all = await readAll();
  const before = named(all, id);
  if (before.version !== version) throw changedMeanwhile(before);
  await write(before, all);
  return { before, after: named(await readAll(), id) };
}

function named<S extends Setting>(all: readonly S[], id: string): S {
  const found = all.find((each) => each.id === id);
  if (!found) throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such setting." });
  return found;
}

/** Orders that are being placed refer to these rows and need not wait. */
export async function lockTable(
  tx: Tx,
  table: "country" | "payment_method" | "shipping_method" | "shipping_tariff",
): Promise<void> {
  await tx`select from ${tx(table)} order by id for no key update`;
}
