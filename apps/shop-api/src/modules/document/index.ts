// Papers of an order: the invoice and what takes it or parts of it back, drawn once and stored; sheets about its goods, drawn when asked for; legal
// texts as sheets to attach; files that were bought. Start at invoice/make-invoice.ts (what it says) and invoice/invoice-pdf.ts (how it looks).
export { selectDocumentOf } from "./read-document.sql.ts";
export { readDocument } from "./read-document.ts";
export { readDownload } from "./read-download.ts";
export {
  type CreditNote,
  insertCreditNote,
  selectCreditNote,
  selectCreditNotes,
  takeCreditNoteNumber,
  WRITE_CREDIT_NOTE,
} from "./credit-note.sql.ts";
export { takeDocumentNumber, writeDocument } from "./document.sql.ts";
export type { GoodsLine, GoodsSheet } from "./goods-sheet/goods-sheet.ts";
export { drawGoodsSheet } from "./goods-sheet/goods-sheet-pdf.ts";
export { cancelInvoice } from "./invoice/cancel-invoice.ts";
export { creditInvoice } from "./invoice/credit-invoice.ts";
export { drawInvoice } from "./invoice/draw-invoice.ts";
export { type Invoice, invoiceFormat, type InvoiceSum } from "./invoice/invoice.ts";
export { makeInvoice, optionTexts, sumsOf } from "./invoice/make-invoice.ts";
export type { ServedFile } from "./served-file.ts";
export { textPdf } from "./text-pdf.ts";
