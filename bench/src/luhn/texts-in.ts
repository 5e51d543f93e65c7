import { readPdf } from "@hearth/shop-api/pdf-text";

/** Binary columns on a line of a database dump. */
const BYTES = /\\\\x((?:[\da-f]{2})+)(?=\t|$)/g;

export function bytesIn(line: string): Buffer[] {
  return [...line.matchAll(BYTES)].map(([, hex = ""]) => Buffer.from(hex, "hex"));
}

/** What people could read in a file. The pages of a PDF are packed, and its letters are numbers of glyphs: a plain look sees neither. */
export function textsIn(file: Buffer): string[] {
  const plain = file.toString("latin1");
  if (!plain.startsWith("%PDF-")) return [plain];
  const { pages, files, metadata } = readPdf(file);
  const outside = plain.replaceAll(/\nstream\n.*?\nendstream/gs, "");
  // Words stand in brackets, with one byte a letter or with two; everything else is numbers of the format itself.
  const words = [...outside.matchAll(/\((?:\\.|[^\\)])*\)/gs)].map(([text]) => text.replaceAll("\0", ""));
  return [...words, ...pages, ...files.values(), metadata];
}
