import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { TransactionSql } from "postgres";

export type Value = string | number | boolean | null | readonly string[];

const CHUNK_LENGTH = 64 * 1024;

/** Streams rows into a table. Rows are made only as fast as the database takes them. */
export async function copyRows(
  sql: TransactionSql,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Value[]>,
): Promise<number> {
  let count = 0;
  const counted = function* () {
    for (const row of rows) {
      count++;
      yield row;
    }
  };
  const names = columns.map((column) => sql`${sql(column)}`).reduce((list, name) => sql`${list}, ${name}`);
  const target = await sql`copy ${sql(table)} (${names}) from stdin`.writable();
  await pipeline(Readable.from(chunksOf(counted()), { objectMode: false }), target);
  return count;
}

function* chunksOf(rows: Iterable<readonly Value[]>): Generator<string> {
  let chunk = "";
  for (const row of rows) {
    chunk += copyLine(row);
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk !== "") yield chunk;
}

/** One row in PostgreSQL's text format for COPY. */
export function copyLine(row: readonly Value[]): string {
  let line = "";
  for (const [index, value] of row.entries())
    line += index === 0 ? copyValue(value) : `\t${copyValue(value)}`;
  return `${line}\n`;
}

function copyValue(value: Value): string {
  if (value === null) return "\\N";
  if (typeof value === "string") return /[\\\t\n\r]/.test(value) ? escaped(value) : value;
  if (typeof value === "object") return `{${value.join(",")}}`;
  return String(value);
}

function escaped(text: string): string {
  return text.replace(
    /[\\\t\n\r]/g,
    (sign) => `\\${{ "\\": "\\", "\t": "t", "\n": "n", "\r": "r" }[sign] ?? ""}`,
  );
}
