import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import type { Guide, GuidePart } from "./guide.ts";

type Pdf = InstanceType<typeof PDFDocument>;

const ink = "#1f2933";
const quiet = "#5f6b7a";
const accent = "#b4481e";
const hairline = "#c9d0d8";
const left = 62;
const width = 595.28 - 2 * left;
const bottom = 841.89 - 78;

/** Lays a guide out on A4 pages: cover, contents, sections, page numbers. */
export async function layOutGuide(guide: Guide): Promise<{ file: Buffer; pages: number }> {
  const pdf = new PDFDocument({
    size: "A4",
    bufferPages: true,
    margins: { left, right: left, top: 64, bottom: 60 },
    // A fixed date: the same words give the same file.
    info: { Title: guide.title, Author: "Hearth Planung", CreationDate: new Date("2026-01-01T00:00:00Z") },
    lang: "de-DE",
    displayTitle: true,
  });
  const done = buffer(pdf);
  cover(pdf, guide);
  pdf.addPage();
  const starts = new Map<string, number>();
  for (const [index, { heading, parts, newPage }] of guide.sections.entries()) {
    if (index === 0 || newPage || pdf.y > bottom - 130) pdf.addPage();
    else pdf.moveDown(1.4);
    starts.set(heading, pdf.bufferedPageRange().count);
    pdf.fillColor(accent).font("Helvetica-Bold").fontSize(15);
    pdf.text(`${index + 1}  ${heading}`, left, pdf.y, { width }).moveDown(0.5);
    for (const part of parts) write(pdf, part);
  }
  contents(pdf, guide, starts);
  const pages = pdf.bufferedPageRange().count;
  for (let page = 1; page < pages; page++) footer(pdf, guide.title, page, pages);
  pdf.end();
  return { file: await done, pages };
}

function cover(pdf: Pdf, { title, subtitle, about }: Guide): void {
  pdf.rect(0, 0, 595.28, 300).fill(accent);
  pdf.fillColor("#ffffff").font("Helvetica-Bold").fontSize(13).text("HEARTH PLANUNG", left, 70);
  pdf.fontSize(32).text(title, left, 140, { width, lineGap: 4 });
  pdf.fillColor(ink).font("Helvetica-Bold").fontSize(16).text(subtitle, left, 340, { width });
  pdf.moveDown(1).font("Helvetica").fontSize(11).text(about, { width, lineGap: 4 });
  pdf.fillColor(quiet).fontSize(9);
  pdf.text("Hearth Planung, Ofenhausstraße 12, 60314 Frankfurt am Main · planung@hearth.example", left, 760);
}

function contents(pdf: Pdf, { sections }: Guide, starts: ReadonlyMap<string, number>): void {
  pdf.switchToPage(1);
  pdf.fillColor(accent).font("Helvetica-Bold").fontSize(18).text("Inhalt", left, 64);
  let y = 110;
  for (const [index, { heading }] of sections.entries()) {
    pdf
      .fillColor(ink)
      .font("Helvetica")
      .fontSize(11)
      .text(`${index + 1}  ${heading}`, left, y);
    pdf.text(String(starts.get(heading)), left, y, { width, align: "right" });
    y += 24;
  }
}

function footer(pdf: Pdf, title: string, page: number, pages: number): void {
  pdf.switchToPage(page);
  // Below the margin pdfkit would start a new page.
  pdf.page.margins.bottom = 0;
  pdf.fillColor(quiet).font("Helvetica").fontSize(8).text(title, left, 798, { lineBreak: false });
  pdf.text(`${page + 1} / ${pages}`, left, 798, { width, align: "right", lineBreak: false });
}

function write(pdf: Pdf, part: GuidePart): void {
  pdf.fillColor(ink).font("Helvetica").fontSize(10.5);
  const line = { width, lineGap: 3 };
  if ("text" in part) {
    need(pdf, Math.min(pdf.heightOfString(part.text, line), 200));
    pdf.text(part.text, left, pdf.y, line).moveDown(0.7);
  } else if ("list" in part) {
    for (const item of part.list) {
      need(pdf, pdf.heightOfString(item, { ...line, width: width - 16 }));
      const y = pdf.y;
      pdf
        .text("•", left, y)
        .text(item, left + 16, y, { ...line, width: width - 16 })
        .moveDown(0.25);
    }
    pdf.moveDown(0.5);
  } else if ("note" in part) note(pdf, part.note);
  else if ("form" in part) {
    for (const label of part.form) {
      need(pdf, 30);
      const y = pdf.y + 10;
      pdf.text(label, left, y, { width: 200 });
      pdf
        .moveTo(left + 215, y + 12)
        .lineTo(left + width, y + 12)
        .lineWidth(0.6)
        .stroke(quiet);
      pdf.y = Math.max(pdf.y, y + 14);
    }
    pdf.moveDown(0.8);
  } else table(pdf, part.table.head, part.table.rows);
}

function note(pdf: Pdf, words: string): void {
  const height = pdf.heightOfString(words, { width: width - 32, lineGap: 3 }) + 20;
  need(pdf, height);
  const y = pdf.y;
  pdf.rect(left, y, width, height).fill("#f7efe9").rect(left, y, 4, height).fill(accent);
  pdf.fillColor(ink).text(words, left + 18, y + 10, { width: width - 32, lineGap: 3 });
  pdf.y = y + height + 10;
}

function table(pdf: Pdf, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const first = width * (head.length > 5 ? 0.22 : head.length > 3 ? 0.3 : 0.42);
  const rest = (width - first) / (head.length - 1);
  const place = (column: number) => left + (column === 0 ? 0 : first + (column - 1) * rest);
  for (const [index, cells] of [head, ...rows].entries()) {
    pdf.font(index === 0 ? "Helvetica-Bold" : "Helvetica").fontSize(9.5);
    const wide = (column: number) => (column === 0 ? first : rest) - 12;
    const heights = cells.map((cell, column) => pdf.heightOfString(cell || " ", { width: wide(column) }));
    // Empty cells are filled in by hand and need room for it.
    const height = Math.max(...heights, cells.includes("") ? 15 : 0) + 9;
    need(pdf, height);
    const y = pdf.y;
    if (index === 0) pdf.rect(left, y, width, height).fill("#eceff2");
    pdf.fillColor(ink);
    for (const [column, cell] of cells.entries())
      pdf.text(cell, place(column) + 6, y + 5, { width: wide(column) });
    pdf
      .moveTo(left, y + height)
      .lineTo(left + width, y + height)
      .lineWidth(0.5)
      .stroke(hairline);
    pdf.y = y + height;
  }
  pdf.moveDown(1);
}

function need(pdf: Pdf, height: number): void {
  if (pdf.y + height > bottom) pdf.addPage();
}
