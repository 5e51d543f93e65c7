import type { Order } from "@hearth/contract";
import { shopDay } from "@hearth/rules";
import {
  type CreditNote,
  creditInvoice,
  drawInvoice,
  optionTexts,
  selectCreditNote,
  takeCreditNoteNumber,
  takeDocumentNumber,
  writeDocument,
} from "../document/index.ts";
import { lockOrder } from "../order/index.ts";
import { type ConfirmationPorts, confirmOrder } from "./confirm-order.ts";
import { invoiceOf } from "./invoice-of-order.ts";
import { selectLocale } from "./order-letter.sql.ts";

/**
 * Number and sheet of a note that came with its refund. The steps are those of the confirmation, which is made first: a note refers to
 * an invoice. The buyer hears of it with the money.
 */
export async function writeCreditNote(ports: ConfirmationPorts, { refundId, orderId }: WaitingNote) {
  const { transact, company } = ports;
  await confirmOrder(ports, orderId);
  const begun = await transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const note = await selectCreditNote(tx, refundId);
    if (!order || !note) return null;
    const invoice = await takeDocumentNumber(tx, orderId, "invoice");
    const taken = await takeCreditNoteNumber(tx, refundId);
    const localeCode = await selectLocale(tx, order.language_id);
    return { order, note, invoice, taken, localeCode, seller: await company(tx) };
  });
  if (!begun || begun.taken.is_written) return;
  const { order, note, invoice, taken, localeCode, seller } = begun;
  const issued = { number: invoice.number, issuedAt: invoice.created_at };
  const sheet = await drawInvoice(
    creditInvoice(invoiceOf(order.document, { ...issued, localeCode, seller, bank: seller.bank }), {
      number: taken.number,
      issuedOn: shopDay(taken.created_at),
      parts: note.parts,
      cause: note.cause,
      lines: linesOf(order.document.order),
    }),
  );
  await transact((tx) => writeDocument(tx, taken.id, sheet.fileName, sheet.content));
}

type WaitingNote = Pick<CreditNote, "refundId" | "orderId">;

function linesOf({ lineItems }: Order) {
  return new Map(
    (lineItems ?? []).map((item) => [
      item.id as string,
      {
        label: item.label,
        productNumber: item.payload.productNumber ?? null,
        details: optionTexts(item),
      },
    ]),
  );
}
