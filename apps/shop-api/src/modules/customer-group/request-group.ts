import { violation, violations } from "@hearth/contract";
import { type Caller, signedIn } from "../context/index.ts";
import { type AccountPorts, selectCustomer, updateCustomer } from "../customer/index.ts";
import { announceGroupRequest } from "./announce-request.ts";
import { groupRegistration } from "./group-registration.ts";

/** Whoever asks again for what they have, or asked for, changes nothing. */
export async function requestGroup(
  { transact, config }: AccountPorts,
  { scope }: Caller,
  groupId: string,
): Promise<void> {
  const { registrationOnlyCompanyRegistration: isOnlyForCompanies } = groupRegistration(scope, groupId);
  const { id } = signedIn(scope);
  await transact(async (tx) => {
    const known = await selectCustomer(tx, id);
    if (!known || known.customer_group_id === groupId || known.requested_group_id === groupId) return;
    if (isOnlyForCompanies && known.account_type !== "business") {
      throw violations([violation("VIOLATION::NO_SUCH_CHOICE_ERROR", "/accountType")]);
    }
    const asked = {
      requested_group_id: groupId,
      group_requested_at: new Date(scope.now).toISOString(),
      group_decision: null,
      group_decided_at: null,
    };
    await updateCustomer(tx, id, asked);
    await announceGroupRequest(tx, scope, { customer: { ...known, ...asked }, config });
  });
}
