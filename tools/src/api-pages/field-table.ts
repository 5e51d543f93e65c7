import { describeSchema } from "./describe-schema.ts";
import type { Schema } from "./open-api.ts";

export interface Field {
  name: string;
  schema: Schema;
  isWanted: boolean;
  description?: string | undefined;
}

export function fieldsOf({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    isWanted: required.includes(name),
  }));
}

/** One row for each field; `wanted` heads the column that says whether it has to be there. */
export function fieldTable(fields: readonly Field[], wanted: string, schemas: string): string {
  const rows = fields.map(({ name, schema, isWanted, description }) => {
    const fallback = schema.default === undefined ? "" : `Without it \`${JSON.stringify(schema.default)}\``;
    const words = [description ?? descriptionOf(schema), fallback].filter(Boolean).join(". ");
    return [`\`${name}\``, describeSchema(schema, schemas), isWanted ? "yes" : "", words];
  });
  return table(["Field", "What", wanted, "Meaning"], rows);
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  // Columns nobody has anything to say in are left out.
  const kept = head.map((_, column) => column < 2 || rows.some((row) => row[column] !== ""));
  const line = (cells: readonly string[]) => `| ${cells.filter((_, column) => kept[column]).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

export function descriptionOf({ description, anyOf = [] }: Schema): string {
  return description ?? anyOf.map((choice) => choice.description ?? "").find(Boolean) ?? "";
}
