import { randomInt } from "node:crypto";
import type { WithdrawalReceipt } from "@hearth/contract";
import { accepted, checkWithdrawal } from "@hearth/contract/form";
import type { Attempts } from "../../platform/attempts/attempts.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Transact, Tx } from "../../platform/database/transaction.ts";
import type { Caller, Scope } from "../context/index.ts";
import { queueMail } from "../mail/index.ts";
import { shopUrlIn } from "../shop-url/index.ts";
import { type Declared, insertWithdrawal, type Received, selectSame } from "./withdrawal.sql.ts";

export interface WithdrawalPorts {
  transact: Transact;
  attempts: Attempts;
  config: Pick<Config, "mail">;
}

/** Read out on the phone: no letter that looks or sounds like another. */
const LETTERS = "ABCDEFGHKLMNPRSTUWXYZ23456789";
const REFERENCE_LENGTH = 10;

/**
 * Takes every declaration, whatever it names: looking for the order would tell strangers which numbers there are. The receipt goes out in
 * the same transaction. Only a mailbox that got very many today gets no more of them; its declarations count all the same.
 */
export async function receiveWithdrawal(
  { transact, attempts, config }: WithdrawalPorts,
  { scope, address }: Caller,
  input: unknown,
): Promise<WithdrawalReceipt> {
  const declared = accepted(checkWithdrawal(input));
  const isFlooded = (await attempts.take("withdrawal", { address, account: declared.email })) !== undefined;
  const { reference, receivedAt } = await transact(async (tx) => {
    const { received, isNew } = await store(tx, scope, declared);
    if (isNew)
      await queueReceipts(tx, scope, { declared, received, isFlooded, shop: config.mail.shopAddress });
    return received;
  });
  return { reference, receivedAt, apiAlias: "withdrawal_receipt" };
}

/** Sent again with its key it is there already. Another declaration under the same key is one of its own. */
async function store(tx: Tx, scope: Scope, declared: Declared) {
  const row = {
    ...declared,
    reference: newReference(),
    salesChannelId: scope.channel.id,
    languageId: scope.languageId,
    customerId: scope.customer?.id ?? null,
  };
  const first = await insertWithdrawal(tx, row);
  if (first) return { received: first, isNew: true };
  const same = await selectSame(tx, declared);
  if (same) return { received: same, isNew: false };
  const other = await insertWithdrawal(tx, { ...row, idempotencyKey: null });
  if (!other) throw new Error("the withdrawal was not stored");
  return { received: other, isNew: true };
}

interface Receipts {
  declared: Declared;
  received: Received;
  isFlooded: boolean;
  /** Mail address of the shop. */
  shop: string;
}

async function queueReceipts(
  tx: Tx,
  scope: Scope,
  { declared: { name, contract, goods, email }, received, isFlooded, shop }: Receipts,
): Promise<void> {
  const { languageId, channel } = scope;
  const said = { ...received, name, contract, goods, email };
  if (!isFlooded) {
    await queueMail(tx, {
      eventKey: `withdrawal-received:${received.reference}`,
      template: "withdrawal-received",
      languageId,
      recipient: email,
      data: { ...said, shopUrl: shopUrlIn(scope, languageId) },
    });
  }
  await queueMail(tx, {
    eventKey: `withdrawal-declared:${received.reference}`,
    template: "withdrawal-declared",
    languageId: channel.language_id,
    recipient: shop,
    data: { ...said, shopUrl: shopUrlIn(scope, channel.language_id) },
  });
}

function newReference(): string {
  return Array.from({ length: REFERENCE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}
