import postgres from "postgres";
import { type CatalogIndex, createPostgresCatalogIndex } from "../src/index.ts";

/** A statement as it went to the server. */
export interface RecordedStatement {
  text: string;
  parameters: readonly unknown[];
}

/** Every statement a use of the index sends, in order: for tests of query plans. */
export async function recordStatements(
  url: string,
  use: (index: CatalogIndex) => Promise<unknown>,
): Promise<RecordedStatement[]> {
  const statements: RecordedStatement[] = [];
  const sql = postgres(url, {
    max: 1,
    debug: (_connection, text, parameters: unknown[]) =>
      statements.push({ text, parameters: [...parameters] }),
  });
  try {
    await use(createPostgresCatalogIndex(sql));
  } finally {
    await sql.end();
  }
  // The driver asks for array types on its own.
  return statements.filter(({ text }) => text.includes("catalog_index"));
}

/** The statement with its parameters written into it. */
export function withLiterals({ text, parameters }: RecordedStatement): string {
  return text.replace(/\$(\d+)/g, (_, number: string) => literal(parameters[Number(number) - 1]));
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) return quoted(JSON.stringify(value).replace(/^\[/, "{").replace(/\]$/, "}"));
  throw new Error(`No literal for a parameter of type ${typeof value}`);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
