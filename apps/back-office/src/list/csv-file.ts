/** Begins a formula in spreadsheet programs, which would run what a buyer typed as their name. */
const FORMULA = /^[=+\-@\t\r]/;

export type CsvRow = readonly (string | number | null)[];

/**
 * A table as spreadsheet programs open it without asking: semicolons, quotes, a mark for its signs, and numbers with the decimal sign of
 * whoever opens it. Every cell is text or a number.
 */
export function csvFile(rows: readonly CsvRow[], decimalSign: "," | "."): string {
  const lines = rows.map((row) => row.map((value) => cellOf(value, decimalSign)).join(";"));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function cellOf(value: string | number | null, decimalSign: string): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value).replace(".", decimalSign);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
