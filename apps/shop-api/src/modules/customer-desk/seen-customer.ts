import { changedMeanwhile, type CustomerSheet } from "@hearth/admin-contract";
import type { Tx } from "../../platform/database/transaction.ts";
import { lockVersion } from "./customer-sheet.sql.ts";
import { customerNotFound, readCustomerSheet, type SheetPorts } from "./read-customer-sheet.ts";

export interface SeenCustomer {
  id: string;
  /** The one that was read. */
  version: number;
}

export interface ChangedCustomer {
  before: CustomerSheet;
  after: CustomerSheet;
}

/** Inside a transaction: the customer as somebody has looked at them, and ours until it ends. */
export async function lockSeen(
  tx: Tx,
  config: SheetPorts["config"],
  { id, version }: SeenCustomer,
): Promise<CustomerSheet> {
  const current = await lockVersion(tx, id);
  if (current === undefined) throw customerNotFound();
  const sheet = await readCustomerSheet({ sql: tx, config }, id);
  if (current !== version) throw changedMeanwhile(sheet);
  return sheet;
}

export async function changeSeen(
  tx: Tx,
  config: SheetPorts["config"],
  { seen, work }: { seen: SeenCustomer; work: (before: CustomerSheet) => Promise<void> },
): Promise<ChangedCustomer> {
  const before = await lockSeen(tx, config, seen);
  await work(before);
  return { before, after: await readCustomerSheet({ sql: tx, config }, seen.id) };
}
