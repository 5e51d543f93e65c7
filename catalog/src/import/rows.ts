import type { Row, TableName } from "./table.ts";

/** The rows a catalogue asks for, by table. */
export type Rows = Partial<Record<TableName, Row[]>>;

export function addRows(rows: Rows, table: TableName, ...more: readonly Row[]): void {
  (rows[table] ??= []).push(...more);
}
