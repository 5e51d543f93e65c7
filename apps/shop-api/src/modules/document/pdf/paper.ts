import { readFileSync } from "node:fs";

/** Millimetres are for printers; everything here is in points. A4, with room for the address window and for the footer. */
export const page = { width: 595.28, left: 56, right: 539, top: 56, bottom: 752 } as const;
export const lineWidth = page.right - page.left;
export const colours = {
  ink: "#1c2529",
  soft: "#55616a",
  brand: "#0f5257",
  tint: "#f6f2ec",
  line: "#ddd5c9",
} as const;

/** Colours along the warm line, from the left edge to the right one. */
export const warmLine = [
  [0, "#0f5257"],
  [0.34, "#3b8f86"],
  [0.7, "#f2a65a"],
  [1, "#d9531e"],
] as const;

// Beside the bundle in production, in the sources otherwise.
const isBuilt = import.meta.url.includes("/dist/");
const fontFolder = new URL(isBuilt ? "../fonts/" : "../../../../fonts/", import.meta.url);
const fonts = { regular: "figtree-regular.ttf", bold: "figtree-semibold.ttf" } as const;

type Weight = keyof typeof fonts;
export type Tagged = PDFKit.PDFStructureElement;

export interface Style {
  size?: number;
  weight?: Weight;
  colour?: string;
  align?: "left" | "right" | "center";
  gap?: number;
}

export interface Place {
  x: number;
  y: number;
  width: number;
  /** The part of the tree the text belongs to, if not the document as a whole. */
  parent?: Tagged;
}

/** A sheet to write on: every text is placed, has a role in the document's tree, and is in a font that travels with it. */
export interface Paper {
  readonly doc: PDFKit.PDFDocument;
  height(text: string, width: number, style?: Style): number;
  write(role: string, text: string, place: Place, style?: Style): void;
  /** A part of the tree: a table, a row. */
  group(role: string, fill: (part: Tagged) => void, parent?: Tagged): void;
  /** Lines, grounds, footers: seen, never read aloud. */
  decorate(draw: () => void): void;
  addPage(): void;
  finish(): Promise<Buffer>;
}

export interface PaperInfo {
  title: string;
  author: string;
  lang: string;
  date: Date;
}

/**
 * PDF/A-3b with a tree of tags: made to be kept, and to be read by programs and screen readers. The library is loaded with the first
 * sheet: the API hands documents out, only the worker draws them.
 */
export async function openPaper({ title, author, lang, date }: PaperInfo): Promise<Paper> {
  const { default: PDFDocument } = await import("pdfkit");
  const doc = new PDFDocument({
    size: "A4",
    margins: { top: page.top, left: page.left, right: page.width - page.right, bottom: 0 },
    bufferPages: true,
    pdfVersion: "1.7",
    subset: "PDF/A-3b",
    tagged: true,
    lang,
    displayTitle: true,
    // The library puts both into XML as they are.
    info: { Title: unmarked(title), Author: unmarked(author), CreationDate: date, ModDate: date },
  });
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, fontFile(file));
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const root = doc.struct("Document");
  doc.addStructure(root);

  const dress = ({ size = 9.5, weight = "regular", colour = colours.ink }: Style) =>
    doc.font(weight).fontSize(size).fillColor(colour);
  const options = (width: number, { align = "left", gap = 2 }: Style) => ({ width, align, lineGap: gap });

  return {
    doc,
    height: (text, width, style = {}) => dress(style).heightOfString(printable(text), options(width, style)),
    write(role, text, { x, y, width, parent = root }, style = {}) {
      const element = doc.struct(role, {}, () =>
        dress(style).text(printable(text), x, y, options(width, style)),
      );
      parent.add(element);
      element.end();
    },
    group(role, fill, parent = root) {
      const part = doc.struct(role);
      parent.add(part);
      fill(part);
      part.end();
    },
    decorate(draw) {
      doc.markContent("Artifact", { type: "Layout" });
      draw();
      doc.endMarkedContent();
    },
    addPage: () => void doc.addPage(),
    finish() {
      root.end();
      return new Promise((resolve, reject) => {
        doc.on("end", () => resolve(Buffer.concat(chunks)));
        doc.on("error", reject);
        doc.end();
      });
    },
  };
}

const files = new Map<string, Buffer>();

/** Read once: they never change. */
function fontFile(name: string): Buffer {
  const known = files.get(name) ?? readFileSync(new URL(name, fontFolder));
  files.set(name, known);
  return known;
}

function unmarked(text: string): string {
  return text.replace(/[<>&]/g, " ");
}

/** Spaces of all widths are one space: the font has only one. What else it cannot draw becomes a question mark, not an empty box. */
function printable(text: string): string {
  return text
    .replace(/[\u2000-\u200a\u202f\u205f]/g, "\u00a0")
    .replace(/[^\n\u0020-\u024f\u1e80-\u1e9e\u2010-\u2026\u20ac\u2122\u2190-\u2193\u2212]/gu, "?");
}
