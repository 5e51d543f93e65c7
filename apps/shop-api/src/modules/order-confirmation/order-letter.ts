import type { Order } from "@hearth/contract";
import { returnOf } from "@hearth/rules";
import { DEFAULT_LOCALE, isLocale } from "@hearth/i18n";
import { documentTexts } from "@hearth/i18n/documents";
import type { MailAttachment } from "../../platform/smtp.ts";
import type { Company, ReadCompany } from "../company/index.ts";
import { textPdf } from "../document/index.ts";
import { type LegalText, selectLegalTexts } from "../legal-text/index.ts";
import type { MailSources, OrderLetter, OrderReferences } from "../mail/index.ts";
import { buyerName } from "../order/index.ts";
import { invoiceOf, waiverHash } from "./invoice-of-order.ts";
import {
  type LetterRow,
  type NoteSheet,
  selectLetter,
  selectNoteSheet,
  selectSheet,
} from "./order-letter.sql.ts";

const PDF = "application/pdf";

/** The confirmation of an order, put together from what was stored: the same references give the same mail. */
export function createOrderLetters(company: ReadCompany): MailSources {
  const sheetOf = rememberSheets();
  return {
    async "order-placed"(sql, stored) {
      const row = await selectLetter(sql, stored.orderId, stored.documentId);
      if (!row) throw new Error(`Order ${stored.orderId} has no invoice to send`);
      const seller = await company(sql);
      const waiver = waiverHash(row.document);
      const texts = await selectLegalTexts(sql, [...stored.texts, ...(waiver ? [waiver] : [])]);
      const byHash = new Map(texts.map((text) => [text.hash, text]));
      const sheets = await Promise.all(stored.texts.map((hash) => sheetOf(known(byHash, hash), seller)));
      return {
        data: letter(row, stored, { seller, waiver: waiver && known(byHash, waiver).content }),
        attachments: [pdfFile(row), ...sheets],
      };
    },
    async "order-cancelled"(sql, stored) {
      const sheet = stored.documentId && (await selectSheet(sql, stored.documentId));
      return { data: stored, attachments: sheet ? [pdfFile(sheet)] : [] };
    },
    async "payment-refunded"(sql, stored) {
      const sheet = stored.refundId && (await selectNoteSheet(sql, stored.refundId));
      if (!sheet) return { data: stored, attachments: [] };
      // The job that draws it is on its way; the mail is tried again.
      if (!isDrawn(sheet)) throw new Error(`The credit note of refund ${stored.refundId} is not drawn yet`);
      return { data: { ...stored, hasCreditNote: true }, attachments: [pdfFile(sheet)] };
    },
  };
}

function isDrawn(sheet: NoteSheet): sheet is { fileName: string; content: Buffer } {
  return sheet.content !== null;
}

function pdfFile({ fileName, content }: { fileName: string; content: Buffer }): MailAttachment {
  return { filename: fileName, contentType: PDF, content };
}

interface LetterParts {
  seller: Company;
  waiver: string | null;
}

function letter(row: LetterRow, { shopUrl }: OrderReferences, { seller, waiver }: LetterParts): OrderLetter {
  const { document, number, issuedAt, localeCode, deepLinkCode } = row;
  const { order } = document;
  return {
    shopUrl,
    name: buyerName(order),
    invoice: invoiceOf(document, { number, issuedAt, localeCode, seller, bank: seller.bank }),
    orderLink: `${shopUrl}/order/${deepLinkCode}`,
    comment: order.customerComment || null,
    payableUntil: order.extensions?.hearthOrder?.payableUntil ?? null,
    hasDownloads: (order.lineItems ?? []).some(({ states }) => states.includes("is-download")),
    waiver,
    returns: returnOf(shippingTypes(order)),
  };
}

/** Of the goods; a file comes back by itself. */
function shippingTypes({ lineItems }: Order): (string | null)[] {
  const goods = (lineItems ?? []).filter(
    ({ type, states }) => type === "product" && !states.includes("is-download"),
  );
  return goods.map(({ payload }) => {
    const type = payload?.customFields?.["shippingCostType"];
    return typeof type === "string" ? type : null;
  });
}

function known(texts: ReadonlyMap<string, LegalText>, hash: string): LegalText {
  const text = texts.get(hash);
  if (!text) throw new Error(`No text is kept under ${hash}`);
  return text;
}

const MOST_SHEETS = 32;

/** Every mail carries the same few sheets: each is drawn once, and anew when the company says something else of itself. */
function rememberSheets() {
  const sheets = new Map<string, Promise<MailAttachment>>();
  return (text: LegalText, seller: Company): Promise<MailAttachment> => {
    const key = `${text.hash} ${JSON.stringify(seller)}`;
    const found = sheets.get(key);
    if (found) return found;
    if (sheets.size >= MOST_SHEETS) sheets.clear();
    const drawn = textPdf(text, seller).then((content) => ({
      filename: `${titleOf(text)}.pdf`,
      contentType: PDF,
      content,
    }));
    sheets.set(key, drawn);
    drawn.catch(() => sheets.delete(key));
    return drawn;
  };
}

function titleOf({ locale, kind }: LegalText): string {
  return documentTexts[isLocale(locale) ? locale : DEFAULT_LOCALE].texts[kind];
}
