import type { Tx } from "../../platform/transaction.ts";
import type { Scope } from "../context/index.ts";
import { type CustomerRow, nameOf } from "../customer/index.ts";
import { queueMail } from "../mail/index.ts";
import { resolvedText } from "../reference/index.ts";
import { shopUrlIn } from "../shop-url/index.ts";

/** To the people of the shop, who decide. */
export async function mailGroupRequested(
  tx: Tx,
  scope: Scope,
  { customer, shopAddress }: { customer: CustomerRow; shopAddress: string },
): Promise<void> {
  const group = scope.reference.customerGroup.get(customer.requested_group_id ?? "");
  if (!group) return;
  const languageId = scope.channel.language_id;
  await queueMail(tx, {
    // A customer may ask again later, after a refusal for example.
    eventKey: `group-requested:${customer.id}:${customer.group_requested_at ?? ""}`,
    template: "group-requested",
    languageId,
    recipient: shopAddress,
    data: {
      shopUrl: shopUrlIn(scope, languageId),
      name: nameOf(customer),
      email: customer.email,
      company: customer.company,
      vatIds: customer.vat_ids,
      groupName: resolvedText(group.texts, [languageId], "name") ?? group.id,
    },
  });
}
