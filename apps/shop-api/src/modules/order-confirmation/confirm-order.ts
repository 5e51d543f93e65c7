import type { Transact, Tx } from "../../platform/database/transaction.ts";
import type { ReadCompany } from "../company/index.ts";
import { drawInvoice, takeDocumentNumber, writeDocument } from "../document/index.ts";
import { queueMail } from "../mail/index.ts";
import { lockOrder, type OrderRow } from "../order/index.ts";
import { recordPurchase } from "../purchase/index.ts";
import { invoiceOf } from "./invoice-of-order.ts";
import { selectLocale } from "./order-letter.sql.ts";

export interface ConfirmationPorts {
  transact: Transact;
  company: ReadCompany;
}

/**
 * Three steps, each of which finds its work done when the job runs again or twice at once: the invoice's number is taken, its sheet
 * is drawn outside of any lock, and sheet, mail and purchase event are written together.
 */
export async function confirmOrder({ transact, company }: ConfirmationPorts, orderId: string): Promise<void> {
  const begun = await transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return null;
    const number = await takeDocumentNumber(tx, orderId, "invoice");
    return {
      order,
      number,
      localeCode: await selectLocale(tx, order.language_id),
      seller: await company(tx),
    };
  });
  if (!begun) return;
  const { order, number, localeCode, seller } = begun;
  const invoice = invoiceOf(order.document, {
    seller,
    bank: seller.bank,
    localeCode,
    number: number.number,
    issuedAt: number.created_at,
  });
  const sheet = number.is_written ? null : await drawInvoice(invoice);
  await transact(async (tx) => {
    await lockOrder(tx, orderId);
    if (sheet) await writeDocument(tx, number.id, sheet.fileName, sheet.content);
    await queueConfirmation(tx, order, number.id);
    await recordPurchase(tx, orderId);
  });
}

function queueConfirmation(tx: Tx, order: OrderRow, documentId: string): Promise<void> {
  return queueMail(tx, {
    eventKey: `order-placed:${order.id}`,
    template: "order-placed",
    languageId: order.language_id,
    recipient: order.email,
    data: {
      shopUrl: order.document.shopUrl,
      orderId: order.id,
      documentId,
      texts: order.document.givenTexts,
    },
  });
}
