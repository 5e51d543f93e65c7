import type { Tx } from "../../platform/database/transaction.ts";
import { signOutEverywhere } from "../sign-in/index.ts";
import { setActive } from "./customer-sheet.sql.ts";
import type { SheetPorts } from "./read-customer-sheet.ts";
import { type ChangedCustomer, changeSeen, type SeenCustomer } from "./seen-customer.ts";

/** Every device is signed out with the commit, and nobody signs in any more: neither by password nor by provider. */
export function blockCustomer(
  tx: Tx,
  config: SheetPorts["config"],
  seen: SeenCustomer,
): Promise<ChangedCustomer> {
  return changeSeen(tx, config, {
    seen,
    async work() {
      await setActive(tx, seen.id, false);
      await signOutEverywhere(tx, seen.id);
    },
  });
}

export function unblockCustomer(
  tx: Tx,
  config: SheetPorts["config"],
  seen: SeenCustomer,
): Promise<ChangedCustomer> {
  return changeSeen(tx, config, { seen, work: () => setActive(tx, seen.id, true) });
}
