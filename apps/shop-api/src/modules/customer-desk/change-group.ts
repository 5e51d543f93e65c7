import { adminFailure } from "@hearth/admin-contract";
import type { Tx } from "../../platform/database/transaction.ts";
import { decideGroupRequest } from "../customer-group/index.ts";
import type { ReferenceData } from "../reference/index.ts";
import { setGroup } from "./customer-sheet.sql.ts";
import { groupStep } from "./group-step.ts";
import type { SheetPorts } from "./read-customer-sheet.ts";
import { type ChangedCustomer, changeSeen, type SeenCustomer } from "./seen-customer.ts";

export interface GroupPorts {
  config: SheetPorts["config"];
  reference: ReferenceData;
}

/** From the next request on they see the prices of their group. */
export function changeGroup(
  tx: Tx,
  { config, reference }: GroupPorts,
  { groupId, ...seen }: SeenCustomer & { groupId: string },
): Promise<ChangedCustomer> {
  if (!reference.customerGroup.has(groupId))
    throw adminFailure(400, "ADMIN__UNKNOWN_GROUP", { detail: "There is no such group." });
  return changeSeen(tx, config, {
    seen,
    async work({ groupId: current, groupRequest, state }) {
      // Who waits for a mail link, or was blocked, asks for nothing: decideGroupRequest would find no request.
      const requestedGroupId = state === "active" ? groupRequest.groupId : null;
      const step = groupStep({ groupId: current, requestedGroupId }, groupId);
      const ports = { transact: <T>(work: (tx: Tx) => Promise<T>) => work(tx), reference };
      if (step === "accept") await decideGroupRequest(ports, seen.id, "accept");
      else if (step === "move") await setGroup(tx, seen.id, groupId);
    },
  });
}
