import type { Config } from "../../platform/config/config.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { Scope } from "../context/index.ts";
import { type CustomerRow, nameOf } from "../customer/index.ts";
import { queueMail } from "../mail/index.ts";
import { resolvedText } from "../reference/index.ts";
import { shopUrlIn } from "../shop-url/index.ts";
import { queueVatCheck } from "../vat-check/index.ts";

/** The people of the shop, who decide, hear of it by mail; the register of VAT numbers is asked by the worker. */
export async function announceGroupRequest(
  tx: Tx,
  scope: Scope,
  { customer, config }: { customer: CustomerRow; config: Pick<Config, "mail" | "vatRegister"> },
): Promise<void> {
  const group = scope.reference.customerGroup.get(customer.requested_group_id ?? "");
  if (!group) return;
  const languageId = scope.channel.language_id;
  await queueMail(tx, {
    // A customer may ask again later, after a refusal for example.
    eventKey: `group-requested:${customer.id}:${customer.group_requested_at ?? ""}`,
    template: "group-requested",
    languageId,
    recipient: config.mail.shopAddress,
    data: {
      shopUrl: shopUrlIn(scope, languageId),
      name: nameOf(customer),
      email: customer.email,
      company: customer.company,
      vatIds: customer.vat_ids,
      groupName: resolvedText(group.texts, [languageId], "name") ?? group.id,
    },
  });
  if (config.vatRegister && customer.vat_ids.length > 0) await queueVatCheck(tx, customer.id);
}
