import type { KeyRing } from "@hearth/service/secrets";
import type { Tx } from "../../platform/database/transaction.ts";
import type { Scope } from "../context/index.ts";
import { queueMail } from "../mail/index.ts";
import { shopUrlIn } from "../shop-url/index.ts";
import { leaveLink } from "./leave-seal.ts";
import { type RecipientRow, saveVoucher } from "./recipient.sql.ts";
import { newVoucherCode } from "./voucher-code.ts";
import { insertCode, selectWelcomePromotion } from "./welcome.sql.ts";

/** Inside the transaction that holds the recipient: a voucher of their own, once for ever, whatever they subscribe to later. */
export async function welcome(
  tx: Tx,
  { scope, recipient, keys }: { scope: Scope; recipient: RecipientRow; keys: KeyRing },
): Promise<void> {
  if (recipient.welcomed_at !== null) return;
  const promotion = await selectWelcomePromotion(tx);
  if (!promotion) return;
  const code = await issueCode(tx, promotion.id);
  await saveVoucher(tx, recipient.id, code.toLowerCase());
  const shopUrl = shopUrlIn(scope, recipient.language_id);
  await queueMail(tx, {
    eventKey: `newsletter-welcome:${recipient.id}`,
    template: "newsletter-welcome",
    languageId: recipient.language_id,
    recipient: recipient.email,
    data: {
      shopUrl,
      code,
      amountCents: promotion.discounts[0]?.value ?? 0,
      minimumCents: promotion.conditions.minimumCents ?? 0,
      unsubscribeLink: leaveLink(keys, recipient.id, shopUrl),
    },
  });
}

async function issueCode(tx: Tx, promotionId: string): Promise<string> {
  for (;;) {
    const code = newVoucherCode();
    if (await insertCode(tx, promotionId, code)) return code;
  }
}
