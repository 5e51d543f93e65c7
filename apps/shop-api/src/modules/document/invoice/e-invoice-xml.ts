import { toEInvoice } from "./e-invoice.ts";
import type { Invoice } from "./invoice.ts";

const FORMAT = "CII";

/**
 * Cross Industry Invoice, the syntax ZUGFeRD carries. The library is loaded with the first invoice: only the worker writes any. Its
 * writer is called directly: the service around it compiles a schema for every invoice, which takes a hundred times as long as
 * the writing. That our data keep the schema is a matter for the tests.
 */
export async function eInvoiceXml(invoice: Invoice): Promise<string> {
  const { FormatFactoryService } = await import("@e-invoice-eu/core");
  const writer = new FormatFactoryService().createFormatService(FORMAT, silent);
  const xml = String(await writer.generate(toEInvoice(invoice), { format: FORMAT, lang: invoice.locale }));
  return invoice.cancels ? withReference(xml, invoice.cancels) : xml;
}

const SUMS_END = "</ram:SpecifiedTradeSettlementHeaderMonetarySummation>";

/** The invoice before (BG-3). The library looks for it in the wrong place and would write its date in the wrong namespace. */
function withReference(xml: string, { number, issuedOn }: NonNullable<Invoice["cancels"]>): string {
  const day = issuedOn.replaceAll("-", "");
  const date = `<qdt:DateTimeString format="102">${day}</qdt:DateTimeString>`;
  const parts = `<ram:IssuerAssignedID>${number}</ram:IssuerAssignedID><ram:FormattedIssueDateTime>${date}</ram:FormattedIssueDateTime>`;
  return xml.replace(
    SUMS_END,
    `${SUMS_END}<ram:InvoiceReferencedDocument>${parts}</ram:InvoiceReferencedDocument>`,
  );
}

const silent = { log() {}, warn() {}, error() {} };
