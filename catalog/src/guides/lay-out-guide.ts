import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import type { Guide, GuidePart } from "./guide.ts";

type Pdf = InstanceType<typeof PDFDocument>;

const INK = "#1f2933";
const QUIET = "#5f6b7a";
const ACCENT = "#b4481e";
const HAIRLINE = "#c9d0d8";
const LEFT = 62;
const WIDTH = 595.28 - 2 * LEFT;
const BOTTOM = 841.89 - 78;

/** Lays a guide out on A4 pages: cover, contents, sections, page numbers. */
export async function layOutGuide(guide: Guide): Promise<{ file: Buffer; pages: number }> {
  const pdf = new PDFDocument({
    size: "A4",
    bufferPages: true,
    margins: { left: LEFT, right: LEFT, top: 64, bottom: 60 },
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
    if (index === 0 || newPage || pdf.y > BOTTOM - 130) pdf.addPage();
    else pdf.moveDown(1.4);
    starts.set(heading, pdf.bufferedPageRange().count);
    pdf.fillColor(ACCENT).font("Helvetica-Bold").fontSize(15);
    pdf.text(`${index + 1}  ${heading}`, LEFT, pdf.y, { width: WIDTH }).moveDown(0.5);
    for (const part of parts) write(pdf, part);
  }
  contents(pdf, guide, starts);
  const pages = pdf.bufferedPageRange().count;
  for (let page = 1; page < pages; page++) footer(pdf, guide.title, page, pages);
  pdf.end();
  return { file: await done, pages };
}

function cover(pdf: Pdf, { title, subtitle, about }: Guide): void {
  pdf.rect(0, 0, 595.28, 300).fill(ACCENT);
  pdf.fillColor("#ffffff").font("Helvetica-Bold").fontSize(13).text("HEARTH PLANUNG", LEFT, 70);
  pdf.fontSize(32).text(title, LEFT, 140, { width: WIDTH, lineGap: 4 });
  pdf.fillColor(INK).font("Helvetica-Bold").fontSize(16).text(subtitle, LEFT, 340, { width: WIDTH });
  pdf.moveDown(1).font("Helvetica").fontSize(11).text(about, { width: WIDTH, lineGap: 4 });
  pdf.fillColor(QUIET).fontSize(9);
  pdf.text("Hearth Planung, Ofenhausstraße 12, 60314 Frankfurt am Main · planung@hearth.example", LEFT, 760);
}

function contents(pdf: Pdf, { sections }: Guide, starts: ReadonlyMap<string, number>): void {
  pdf.switchToPage(1);
  pdf.fillColor(ACCENT).font("Helvetica-Bold").fontSize(18).text("Inhalt", LEFT, 64);
  let y = 110;
  for (const [index, { heading }] of sections.entries()) {
    pdf
      .fillColor(INK)
      .font("Helvetica")
      .fontSize(11)
      .text(`${index + 1}  ${heading}`, LEFT, y);
    pdf.text(String(starts.get(heading)), LEFT, y, { width: WIDTH, align: "right" });
    y += 24;
  }
}

function footer(pdf: Pdf, title: string, page: number, pages: number): void {
  pdf.switchToPage(page);
  // Below the margin pdfkit would start a new page.
  pdf.page.margins.bottom = 0;
  pdf.fillColor(QUIET).font("Helvetica").fontSize(8).text(title, LEFT, 798, { lineBreak: false });
  pdf.text(`${page + 1} / ${pages}`, LEFT, 798, { width: WIDTH, align: "right", lineBreak: false });
}

function write(pdf: Pdf, part: GuidePart): void {
  pdf.fillColor(INK).font("Helvetica").fontSize(10.5);
  const line = { width: WIDTH, lineGap: 3 };
  if ("text" in part) {
    need(pdf, Math.min(pdf.heightOfString(part.text, line), 200));
    pdf.text(part.text, LEFT, pdf.y, line).moveDown(0.7);
  } else if ("list" in part) {
    for (const item of part.list) {
      need(pdf, pdf.heightOfString(item, { ...line, width: WIDTH - 16 }));
      const y = pdf.y;
      pdf
        .text("•", LEFT, y)
        .text(item, LEFT + 16, y, { ...line, width: WIDTH - 16 })
        .moveDown(0.25);
    }
    pdf.moveDown(0.5);
  } else if ("note" in part) note(pdf, part.note);
  else if ("form" in part) {
    for (const label of part.form) {
      need(pdf, 30);
      const y = pdf.y + 10;
      pdf.text(label, LEFT, y, { width: 200 });
      pdf
        .moveTo(LEFT + 215, y + 12)
        .lineTo(LEFT + WIDTH, y + 12)
        .lineWidth(0.6)
        .stroke(QUIET);
      pdf.y = Math.max(pdf.y, y + 14);
    }
    pdf.moveDown(0.8);
  } else table(pdf, part.table.head, part.table.rows);
}

function note(pdf: Pdf, words: string): void {
  const height = pdf.heightOfString(words, { width: WIDTH - 32, lineGap: 3 }) + 20;
  need(pdf, height);
  const y = pdf.y;
  pdf.rect(LEFT, y, WIDTH, height).fill("#f7efe9").rect(LEFT, y, 4, height).fill(ACCENT);
  pdf.fillColor(INK).text(words, LEFT + 18, y + 10, { width: WIDTH - 32, lineGap: 3 });
  pdf.y = y + height + 10;
}

function table(pdf: Pdf, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const first = WIDTH * (head.length > 5 ? 0.22 : head.length > 3 ? 0.3 : 0.42);
  const rest = (WIDTH - first) / (head.length - 1);
  const place = (column: number) => LEFT + (column === 0 ? 0 : first + (column - 1) * rest);
  for (const [index, cells] of [head, ...rows].entries()) {
    pdf.font(index === 0 ? "Helvetica-Bold" : "Helvetica").fontSize(9.5);
    const wide = (column: number) => (column === 0 ? first : rest) - 12;
    const heights = cells.map((cell, column) => pdf.heightOfString(cell || " ", { width: wide(column) }));
    // Empty cells are filled in by hand and need room for it.
    const height = Math.max(...heights, cells.includes("") ? 15 : 0) + 9;
    need(pdf, height);
    const y = pdf.y;
    if (index === 0) pdf.rect(LEFT, y, WIDTH, height).fill("#eceff2");
    pdf.fillColor(INK);
    for (const [column, cell] of cells.entries())
      pdf.text(cell, place(column) + 6, y + 5, { width: wide(column) });
    pdf
      .moveTo(LEFT, y + height)
      .lineTo(LEFT + WIDTH, y + height)
      .lineWidth(0.5)
      .stroke(HAIRLINE);
    pdf.y = y + height;
  }
  pdf.moveDown(1);
}

function need(pdf: Pdf, height: number): void {
  if (pdf.y + height > BOTTOM) pdf.addPage();
}
