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
  return String(await writer.generate(toEInvoice(invoice), { format: FORMAT, lang: invoice.locale }));
}

const silent = { log() {}, warn() {}, error() {} };
