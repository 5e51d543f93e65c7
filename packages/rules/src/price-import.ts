/** A line of a price file as it was understood. */
export interface ImportedPrice {
  /** Of the file, from 1 on. */
  line: number;
  number: string;
  grossCents: number;
  /** Null: the file says nothing about it. */
  listGrossCents: number | null;
}

export interface ImportFault {
  line: number;
  number: string;
  problem: "BAD_ROW" | "BAD_PRICE" | "TWICE";
}

export interface PriceImport {
  prices: ImportedPrice[];
  faults: ImportFault[];
}

/** A line as a file or a sheet has it. */
export interface PriceRow {
  line: number;
  cells: readonly string[];
}

/**
 * `number;price`, `number;price;list price` or `number;price;list price;name`, one product a line, in euro with comma or point and at
 * most two decimals; the name is for people and is not looked at. A first line whose price is no number is the heading. Points between
 * thousands are refused: 1.234 could be either.
 */
export function readPriceImport(csv: string): PriceImport {
  const lines = csv.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  return readPriceRows(lines.map((text, index) => ({ line: index + 1, cells: cellsOf(text) })));
}

/** The same of a sheet, whose cells are apart already. */
export function readPriceRows(rows: readonly PriceRow[]): PriceImport {
  const read: PriceImport = { prices: [], faults: [] };
  const seen = new Set<string>();
  for (const { line, cells } of rows) {
    const texts = cells.map((cell) => cell.trim());
    if (texts.every((text) => text === "")) continue;
    const [number = "", price = "", list = "", , ...more] = texts;
    const grossCents = readCents(price);
    if (line === 1 && grossCents === null && !/\d/.test(price)) continue;
    const listGrossCents = list === "" ? null : readCents(list);
    if (number === "" || more.length > 0) read.faults.push({ line, number, problem: "BAD_ROW" });
    else if (grossCents === null || (list !== "" && listGrossCents === null))
      read.faults.push({ line, number, problem: "BAD_PRICE" });
    else if (seen.has(number)) read.faults.push({ line, number, problem: "TWICE" });
    else read.prices.push({ line, number, grossCents, listGrossCents });
    seen.add(number);
  }
  return read;
}

/** In quotes, which begin a cell, a separator is a sign like others, and two quotes are one. An inch within a number is no quote. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"' && (isQuoted || cell.trim() === "" || cell.endsWith('"'))) isQuoted = !isQuoted;
    if (!isQuoted && (sign === ";" || sign === "\t")) {
      cells.push(cell);
      cell = "";
    } else cell += sign;
  }
  return [...cells, cell].map(unquoted);
}

/** A sign before what would be a formula keeps spreadsheet programs from running it: it is not part of the text. */
function unquoted(cell: string): string {
  const text = cell.trim().replace(/^"(.*)"$/, (_, inner: string) => inner.replaceAll('""', '"'));
  return text.trim().replace(/^'(?=[=+\-@])/, "");
}

/** Null: no price. */
function readCents(text: string): number | null {
  const [, euro, decimals = ""] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return euro === undefined ? null : Number(euro) * 100 + Number(decimals.padEnd(2, "0"));
}
