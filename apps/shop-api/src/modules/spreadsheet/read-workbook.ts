import { attributeOf, xmlTags } from "./xml-tags.ts";
import { BadArchive, openArchive } from "./zip-entries.ts";

export interface SheetRow {
  /** As the program numbers it, from 1 on. */
  line: number;
  cells: string[];
}

/** What staff are told is wrong with a file. */
export class BadWorkbook extends Error {
  readonly reason: "NO_WORKBOOK" | "SEVERAL_SHEETS" | "TOO_MANY_ROWS";

  constructor(reason: BadWorkbook["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/** Several times what the longest list of prices needs. */
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_COLUMNS = 50;
const MOST_ROWS = 20_000;
/** Binary fractions write 19.9 as 19.899999999999999: so many digits are meant. */
const DIGITS = 12;

/** The rows of a workbook with one sheet. Formulas are what they came to when it was saved. */
export function readWorkbook(file: Buffer): SheetRow[] {
  try {
    const { names, unpack } = openArchive(file);
    const sheets = names.filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
    if (sheets.length > 1) throw new BadWorkbook("SEVERAL_SHEETS");
    const sheet = unpack(sheets[0] ?? "", MOST_BYTES);
    if (!sheet) throw new BadWorkbook("NO_WORKBOOK");
    const shared = sharedTexts(unpack("xl/sharedStrings.xml", MOST_BYTES)?.toString("utf8") ?? "");
    return rowsOf(sheet.toString("utf8"), shared);
  } catch (error) {
    if (error instanceof BadArchive) throw new BadWorkbook("NO_WORKBOOK");
    throw error;
  }
}

/** Texts that cells name by number; a text may be several runs. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  for (const { name, isClosing, isEmpty, textBefore } of xmlTags(xml)) {
    if (name === "si" && !isClosing) texts.push("");
    if (name === "t" && isClosing && !isEmpty) texts.push((texts.pop() ?? "") + textBefore);
  }
  return texts;
}

function rowsOf(xml: string, shared: readonly string[]): SheetRow[] {
  const rows: SheetRow[] = [];
  let cell = { column: 0, type: "" };
  let row: SheetRow = { line: 0, cells: [] };
  for (const { name, isClosing, attributes, textBefore } of xmlTags(xml)) {
    if (name === "row" && !isClosing) {
      row = { line: Number(attributeOf(attributes, "r") ?? row.line + 1), cells: [] };
      rows.push(row);
      if (rows.length > MOST_ROWS) throw new BadWorkbook("TOO_MANY_ROWS");
    } else if (name === "c" && !isClosing) {
      const place = attributeOf(attributes, "r");
      const column = place === null ? row.cells.length : columnOf(place);
      cell = { column, type: attributeOf(attributes, "t") ?? "n" };
    } else if ((name === "v" || name === "t") && isClosing && cell.column < MOST_COLUMNS) {
      while (row.cells.length <= cell.column) row.cells.push("");
      row.cells[cell.column] += valueOf(cell.type, textBefore, shared);
    }
  }
  return rows;
}

/** `B7` is 1. */
function columnOf(place: string): number {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0] ?? "A";
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueOf(type: string, text: string, shared: readonly string[]): string {
  if (type === "s") return shared[Number(text)] ?? "";
  if (type !== "n") return text;
  const number = Number(text);
  return text.trim() !== "" && Number.isFinite(number) ? String(Number(number.toPrecision(DIGITS))) : text;
}
