import { describeSchema } from "./describe-schema.ts";
import { fieldsOf, fieldTable } from "./field-table.ts";
import type { OpenApi, Schema } from "./open-api.ts";

/** Every named schema of a document, from A to Z. */
export function schemasPage({ info, components }: OpenApi, note: string): string {
  const names = Object.keys(components.schemas).toSorted((a, b) => (a < b ? -1 : 1));
  return [
    `# ${info.title}: schemas`,
    note,
    names.map((name) => `[${name}](#${name.toLowerCase()})`).join(" · "),
    ...names.map((name) => `## ${name}\n\n${describeNamed(components.schemas[name] ?? {})}`),
  ].join("\n\n");
}

function describeNamed(schema: Schema): string {
  if (schema.properties) {
    const words = schema.description ? [schema.description] : [];
    return [...words, fieldTable(fieldsOf(schema), "Always", "")].join("\n\n");
  }
  if (schema.enum) return schema.enum.map((word) => `- \`${String(word)}\``).join("\n");
  if (schema.anyOf?.every(({ properties }) => properties))
    return schema.anyOf.map((choice) => fieldTable(fieldsOf(choice), "Always", "")).join("\n\nor\n\n");
  return `${describeSchema(schema, "")}${schema.description ? `: ${schema.description}` : ""}.`;
}
