/**
 * How a file is run, said by its first line. Nothing said: as one transaction.
 * "alone": its statements one after the other outside of any, as `create index concurrently` needs it; each ends with its line.
 * "batches": its one statement again and again, each time on its own, until it changes no row.
 */
export type MigrationKind = "transaction" | "alone" | "batches";

const FIRST_LINES = new Map<string, MigrationKind>([
  ["-- without a transaction", "alone"],
  ["-- in batches", "batches"],
]);

export function migrationKind(text: string): MigrationKind {
  const [firstLine = ""] = text.split("\n", 1);
  return FIRST_LINES.get(firstLine.trim()) ?? "transaction";
}
