import { randomInt } from "node:crypto";
import type { WithdrawalReceipt } from "@hearth/contract";
import { accepted, checkWithdrawal } from "@hearth/contract/form";
import type { Attempts } from "../../platform/attempts.ts";
import type { Config } from "../../platform/config.ts";
import { newId } from "../../platform/new-id.ts";
import type { Transact } from "../../platform/transaction.ts";
import { type Caller, shopUrlIn } from "../customer/index.ts";
import { queueMail } from "../mail/index.ts";
import { insertWithdrawal } from "./withdrawal.sql.ts";

export interface WithdrawalPorts {
  transact: Transact;
  attempts: Attempts;
  config: Pick<Config, "mail">;
}

/** Read out on the phone: no letter that looks or sounds like another. */
const letters = "ABCDEFGHKLMNPRSTUWXYZ23456789";
const referenceLength = 10;

/**
 * Takes every declaration, whatever it names: looking for the order would tell strangers which numbers there are. The receipt goes out in
 * the same transaction. Only a mailbox that got very many today gets no more of them; its declarations count all the same.
 */
export async function receiveWithdrawal(
  { transact, attempts, config }: WithdrawalPorts,
  { scope, address }: Caller,
  input: unknown,
): Promise<WithdrawalReceipt> {
  const { name, contract, email, goods } = accepted(checkWithdrawal(input));
  const isFlooded = (await attempts.take("withdrawal", { address, account: email })) !== undefined;
  const languageId = scope.languageId;
  const reference = newReference();
  const receivedAt = await transact(async (tx) => {
    const at = await insertWithdrawal(tx, {
      id: newId(),
      reference,
      salesChannelId: scope.channel.id,
      languageId,
      customerId: scope.customer?.id ?? null,
      name,
      contract,
      goods,
      email,
    });
    const said = { reference, receivedAt: at, name, contract, goods, email };
    const toShop = { ...said, shopUrl: shopUrlIn(scope, scope.channel.language_id) };
    await queueMail(tx, {
      eventKey: `withdrawal-declared:${reference}`,
      template: "withdrawal-declared",
      languageId: scope.channel.language_id,
      recipient: config.mail.shopAddress,
      data: toShop,
    });
    if (!isFlooded) {
      await queueMail(tx, {
        eventKey: `withdrawal-received:${reference}`,
        template: "withdrawal-received",
        languageId,
        recipient: email,
        data: { ...said, shopUrl: shopUrlIn(scope, languageId) },
      });
    }
    return at;
  });
  return { reference, receivedAt, apiAlias: "withdrawal_receipt" };
}

function newReference(): string {
  return Array.from({ length: referenceLength }, () => letters[randomInt(letters.length)]).join("");
}
