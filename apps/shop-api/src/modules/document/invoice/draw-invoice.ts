import { eInvoiceXml } from "./e-invoice-xml.ts";
import { type Invoice, invoiceName } from "./invoice.ts";
import { invoicePdf } from "./invoice-pdf.ts";

export interface DrawnInvoice {
  fileName: string;
  content: Buffer;
}

export async function drawInvoice(invoice: Invoice): Promise<DrawnInvoice> {
  const content = await invoicePdf(invoice, await eInvoiceXml(invoice));
  return { fileName: `${invoiceName(invoice).replaceAll(" ", "-")}-${invoice.number}.pdf`, content };
}
