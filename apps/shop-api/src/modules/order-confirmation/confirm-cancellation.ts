import { DEFAULT_LOCALE, isLocale } from "@hearth/i18n";
import { documentTexts } from "@hearth/i18n/documents";
import { shopDay } from "@hearth/rules";
import type { Tx } from "../../platform/database/transaction.ts";
import {
  cancelInvoice,
  type CreditNote,
  drawInvoice,
  type InvoiceSum,
  selectCreditNotes,
  takeDocumentNumber,
  writeDocument,
} from "../document/index.ts";
import { queueMail } from "../mail/index.ts";
import { aboutOrder, type CancelledOrder, lockOrder, mailToBuyer, type OrderRow } from "../order/index.ts";
import { type ConfirmationPorts, confirmOrder } from "./confirm-order.ts";
import { invoiceOf } from "./invoice-of-order.ts";
import { selectLocale } from "./order-letter.sql.ts";
import { writeCreditNote } from "./write-credit-note.ts";

/**
 * An invoice that was issued is owed until it is taken back (§ 14c UStG), paid or not. The steps are those of the confirmation. That
 * one is made first: an order may be cancelled before its own job ran, and nobody is told of an end without a beginning.
 */
export async function confirmCancellation(
  ports: ConfirmationPorts,
  { orderId, isPaid }: CancelledOrder,
): Promise<void> {
  const { transact, company } = ports;
  await confirmOrder(ports, orderId);
  const notes = await transact((tx) => selectCreditNotes(tx, orderId));
  for (const note of notes) await writeCreditNote(ports, note);
  const begun = await transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.state !== "cancelled") return null;
    const invoice = await takeDocumentNumber(tx, orderId, "invoice");
    const storno = await takeDocumentNumber(tx, orderId, "storno");
    return {
      order,
      invoice,
      storno,
      notes: await selectCreditNotes(tx, orderId),
      localeCode: await selectLocale(tx, order.language_id),
      seller: await company(tx),
    };
  });
  if (!begun) return;
  const { order, invoice, storno, localeCode, seller } = begun;
  const issued = {
    seller,
    bank: seller.bank,
    localeCode,
    number: invoice.number,
    issuedAt: invoice.created_at,
  };
  const cancelled = cancelInvoice(
    invoiceOf(order.document, issued),
    { number: storno.number, issuedOn: shopDay(storno.created_at) },
    begun.notes.flatMap((note) => creditedSums(note, order, localeCode)),
  );
  const sheet = storno.is_written ? null : await drawInvoice(cancelled);
  await transact(async (tx) => {
    await lockOrder(tx, orderId);
    if (sheet) await writeDocument(tx, storno.id, sheet.fileName, sheet.content);
    await tellBuyer(tx, order, { documentId: storno.id, isPaid });
  });
}

/** What a credit note took back before. */
function creditedSums({ parts, number }: CreditNote, order: OrderRow, localeCode: string): InvoiceSum[] {
  const includesTax = order.document.order.taxStatus === "gross";
  const { creditWords } = documentTexts[isLocale(localeCode) ? localeCode : DEFAULT_LOCALE];
  return parts.map(({ taxRate, grossCents, taxCents }) => ({
    label: creditWords.before(number ?? ""),
    taxRate,
    taxCents,
    netCents: grossCents - taxCents,
    totalCents: includesTax ? grossCents : grossCents - taxCents,
  }));
}

function tellBuyer(tx: Tx, order: OrderRow, about: { documentId: string; isPaid: boolean }): Promise<void> {
  return queueMail(tx, {
    ...mailToBuyer(order),
    eventKey: `order-cancelled:${order.id}`,
    template: "order-cancelled",
    data: { ...aboutOrder(order), ...about },
  });
}
