import { readElements } from "./read-elements.ts";
import { unpackEntries } from "./unpack-entries.ts";

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

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const SHARED_TEXTS = "xl/sharedStrings.xml";
/** Several times what the longest list of prices needs. */
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_COLUMNS = 50;
const MOST_ROWS = 20_000;
/** Binary fractions write 19.9 as 19.899999999999999: so many digits are meant. */
const DIGITS = 12;

/** The rows of a workbook with one sheet. Formulas are what they came to when it was saved. */
export async function readWorkbook(file: Buffer): Promise<SheetRow[]> {
  try {
    const entries = await unpackEntries(
      file,
      (name) => SHEET.test(name) || name === SHARED_TEXTS,
      MOST_BYTES,
    );
    const [sheet, second] = [...entries].filter(([name]) => SHEET.test(name));
    if (second) throw new BadWorkbook("SEVERAL_SHEETS");
    if (!sheet) throw new BadWorkbook("NO_WORKBOOK");
    return rowsOf(sheet[1], sharedTexts(entries.get(SHARED_TEXTS)));
  } catch (error) {
    // Whatever an unpacker or a parser stumbles over is the file's fault.
    throw error instanceof BadWorkbook ? error : new BadWorkbook("NO_WORKBOOK");
  }
}

/** Texts that cells name by number; a text may be several runs. */
function sharedTexts(xml: string | undefined): string[] {
  const texts: string[] = [];
  if (xml === undefined) return texts;
  readElements(xml, {
    onOpen: (name) => void (name === "si" && texts.push("")),
    onClose: (name, text) => void (name === "t" && texts.push((texts.pop() ?? "") + text)),
  });
  return texts;
}

function rowsOf(xml: string, shared: readonly string[]): SheetRow[] {
  const rows: SheetRow[] = [];
  let cell = { column: 0, type: "" };
  let row: SheetRow = { line: 0, cells: [] };
  readElements(xml, {
    onOpen(name, { r: place, t: type = "n" }) {
      if (name === "row") {
        row = { line: Number(place ?? row.line + 1), cells: [] };
        rows.push(row);
        if (rows.length > MOST_ROWS) throw new BadWorkbook("TOO_MANY_ROWS");
      }
      if (name === "c") cell = { column: place === undefined ? row.cells.length : columnOf(place), type };
    },
    onClose(name, text) {
      if ((name !== "v" && name !== "t") || cell.column >= MOST_COLUMNS) return;
      while (row.cells.length <= cell.column) row.cells.push("");
      row.cells[cell.column] += valueOf(cell.type, text, shared);
    },
  });
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
