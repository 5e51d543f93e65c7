import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import type { DocumentContent } from "./document-content.ts";

type Pdf = InstanceType<typeof PDFDocument>;

const INK = "#1f2933";
const QUIET = "#5f6b7a";
const ACCENT = "#b4481e";
const LABEL_WIDTH = 170;

/** Lays a document out on A4 pages. */
export async function makePdf({
  title,
  productName,
  facts,
  sections,
  footer,
}: DocumentContent): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: "A4",
    margins: { left: 56, right: 56, top: 56, bottom: 64 },
    // A fixed date: the same product data gives the same file.
    info: {
      Title: `${title} ${productName}`,
      Author: "Hearth",
      CreationDate: new Date("2026-01-01T00:00:00Z"),
    },
    lang: "de-DE",
    displayTitle: true,
  });
  const done = buffer(pdf);

  pdf.fillColor(ACCENT).font("Helvetica-Bold").fontSize(11).text(title.toUpperCase());
  pdf.moveDown(0.3).fillColor(INK).fontSize(20).text(printable(productName));
  pdf.moveDown(0.6);
  writeRows(pdf, facts);
  for (const { heading, paragraphs, rows } of sections) {
    startBlock(pdf, 60);
    pdf.moveDown(0.8).fillColor(ACCENT).font("Helvetica-Bold").fontSize(12).text(printable(heading));
    pdf.moveDown(0.3);
    for (const paragraph of paragraphs) {
      pdf.fillColor(INK).font("Helvetica").fontSize(10);
      pdf.text(printable(paragraph), { lineGap: 2, paragraphGap: 5 });
    }
    writeRows(pdf, rows ?? []);
  }
  pdf.moveDown(1.5).fillColor(QUIET).font("Helvetica").fontSize(8).text(printable(footer));
  pdf.end();
  return done;
}

function writeRows(pdf: Pdf, rows: readonly [string, string][]): void {
  const { left, right } = pdf.page.margins;
  const valueWidth = pdf.page.width - left - right - LABEL_WIDTH;
  for (const [label, value] of rows) {
    pdf.font("Helvetica").fontSize(10);
    const texts = [printable(label), printable(value)] as const;
    const height = Math.max(
      pdf.heightOfString(texts[0], { width: LABEL_WIDTH - 10 }),
      pdf.heightOfString(texts[1], { width: valueWidth }),
    );
    startBlock(pdf, height + 8);
    const top = pdf.y + 4;
    pdf.fillColor(QUIET).text(texts[0], left, top, { width: LABEL_WIDTH - 10 });
    pdf.fillColor(INK).text(texts[1], left + LABEL_WIDTH, top, { width: valueWidth });
    pdf.strokeColor("#d9dee4").lineWidth(0.5);
    pdf
      .moveTo(left, top + height + 3)
      .lineTo(pdf.page.width - right, top + height + 3)
      .stroke();
    pdf.x = left;
    pdf.y = top + height + 4;
  }
}

function startBlock(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}

// The fonts every PDF reader has know Western European letters only.
function printable(text: string): string {
  return text
    .replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080))
    .replace(/≤ ?/g, "bis ")
    .replace(/≥ ?/g, "ab ")
    .replaceAll("ł", "l")
    .replaceAll("Ł", "L")
    .replace(/[^\x20-\x7e\u00a0-\u00ff\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]/g, (letter) => {
      const plain = letter.normalize("NFD").replace(/\p{Mark}/gu, "");
      return /^[\x20-\x7e]$/.test(plain) ? plain : "";
    });
}
