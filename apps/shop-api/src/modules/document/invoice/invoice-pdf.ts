import type { Formatters } from "@hearth/i18n";
import { documentTexts, type DocumentTexts } from "@hearth/i18n/documents";
import { writeFooters, writeHead } from "../pdf/letter.ts";
import { colours, openPaper, page, type Paper } from "../pdf/paper.ts";
import { type Column, type Row, writeTable } from "../pdf/rows.ts";
import { type Invoice, invoiceFormat, invoiceName } from "./invoice.ts";
import { writeParties } from "./invoice-parties.ts";
import { writeTaxes, writeTotals } from "./invoice-totals.ts";
import { writePayment } from "./invoice-payment.ts";

/** What the parts of an invoice are written with. */
export interface InvoicePen {
  paper: Paper;
  invoice: Invoice;
  texts: DocumentTexts;
  format: Formatters;
  percent: (rate: number) => string;
}

const columns: Column[] = [
  { x: page.left, width: 26 },
  { x: page.left + 30, width: 212 },
  { x: page.left + 246, width: 50, align: "right" },
  { x: page.left + 300, width: 38, align: "right" },
  { x: page.left + 342, width: 66, align: "right" },
  { x: page.left + 412, width: 71, align: "right" },
];

/** The sheet people read. What programs read (`xml`, EN 16931) is put inside as a file: ZUGFeRD, also called Factur-X. */
export async function invoicePdf(invoice: Invoice, xml: string): Promise<Buffer> {
  const texts = documentTexts[invoice.locale];
  const format = invoiceFormat(invoice);
  const title = `${invoiceName(invoice)} ${invoice.number}`;
  const date = new Date(`${invoice.issuedOn}T12:00:00Z`);
  const paper = await openPaper({ title, author: invoice.seller.name, lang: invoice.locale, date });
  const percent = (rate: number) => `${format.number(rate)}\u00a0%`;
  const pen: InvoicePen = { paper, invoice, texts, format, percent };

  writeHead(paper, invoice.seller, invoiceName(invoice));
  let y = writeParties(pen, page.top + 58);
  paper.write(
    "H1",
    title,
    { x: page.left, y, width: 400 },
    { size: 16, weight: "bold", colour: colours.ink },
  );
  y = writeTable(paper, { columns, head: headOf(texts), rows: invoice.lines.map(lineRow(pen)) }, y + 30);
  y = writeTotals(pen, y);
  y = writeTaxes(pen, y);
  writePayment(pen, y);
  writeFooters(paper, invoice.seller, texts);
  attach(paper, xml, date);
  return paper.finish();
}

function headOf({ columns: names }: DocumentTexts): string[] {
  return [names.position, names.article, names.quantity, names.tax, names.unitPrice, names.total];
}

function lineRow({ texts, format, percent }: InvoicePen) {
  return (line: Invoice["lines"][number]): Row => ({
    cells: [
      { text: String(line.position), style: { colour: colours.soft } },
      {
        text: line.label,
        details: [
          line.details.join(", "),
          line.productNumber ? texts.articleNumber(line.productNumber) : "",
        ].filter(Boolean),
      },
      { text: texts.pieces(format.number(line.quantity)) },
      { text: percent(line.taxRate) },
      { text: format.money(line.unitCents) },
      { text: format.money(line.totalCents) },
    ],
  });
}

/** The marks by which programs know a ZUGFeRD invoice: file name, relation, and four words in the document's metadata. */
function attach({ doc }: Paper, xml: string, date: Date): void {
  // The relation is missing in the types.
  const options = {
    name: "factur-x.xml",
    type: "text/xml",
    description: "Factur-X/ZUGFeRD EN 16931",
    relationship: "Alternative",
    creationDate: date,
    modifiedDate: date,
  };
  doc.file(Buffer.from(xml), options);
  doc.appendXML(facturX);
}

const property = (name: string, description: string) =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`;

const facturX = `<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"><fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>factur-x.xml</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${property("DocumentFileName", "name of the embedded XML invoice file")}${property("DocumentType", "INVOICE")}${property("Version", "version of the XML data")}${property("ConformanceLevel", "profile of the XML data")}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>`;
