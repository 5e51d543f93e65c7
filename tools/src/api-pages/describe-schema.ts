import { isNullable, nameOf, type Schema, withoutEmptyForms } from "./open-api.ts";

/** Longer lists of words are told in full only where the schema itself is shown. */
const SHOWN_WORDS = 12;

/** What a value is, in a few words of Markdown. `schemas` is the page named schemas are linked to. */
export function describeSchema(schema: Schema, schemas: string): string {
  const said = describeKind(schema, schemas);
  return isNullable(schema) ? `${said}, or null` : said;
}

function describeKind(schema: Schema, schemas: string): string {
  if (schema.$ref) return linkTo(nameOf(schema.$ref), schemas);
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return describeWords(schema.enum);
  if (schema.anyOf) {
    const choices = withoutEmptyForms(schema.anyOf).map((choice) => describeKind(choice, schemas));
    return [...new Set(choices)].join(" or ");
  }
  if (schema.items) return `list of ${describeSchema(schema.items, schemas)}${listBounds(schema)}`;
  if (schema.type === "array") return `list${listBounds(schema)}`;
  if (schema.type === "object") return describeObject(schema, schemas);
  if (schema.type === "string") return describeText(schema);
  if (schema.type === "integer") return `whole number${numberBounds(schema)}`;
  if (schema.type === "number") return `number${numberBounds(schema)}`;
  if (schema.type === "boolean") return "true or false";
  return "anything";
}

function linkTo(name: string, schemas: string): string {
  return `[${name}](${schemas}#${name.toLowerCase()})`;
}

function describeWords(words: readonly unknown[]): string {
  const shown = words.slice(0, SHOWN_WORDS).map(code).join(", ");
  return words.length > SHOWN_WORDS ? `one of ${words.length} words: ${shown} …` : `one of ${shown}`;
}

function describeObject({ properties, additionalProperties }: Schema, schemas: string): string {
  if (properties) return `object with ${Object.keys(properties).map(code).join(", ")}`;
  if (typeof additionalProperties === "object" && Object.keys(additionalProperties).length > 0)
    return `map of ${describeSchema(additionalProperties, schemas)}`;
  return "map";
}

function describeText({ format, pattern, minLength, maxLength }: Schema): string {
  if (format === "date-time") return "date and time";
  if (pattern === "^[0-9a-f]{32}$") return "id";
  // A pattern that holds a grammar is no help to a reader; its field says in words what it takes.
  const form = pattern !== undefined && pattern.length <= 40 ? ` like ${code(pattern)}` : "";
  return `text${form}${bounds(minLength, maxLength, "characters")}`;
}

const listBounds = ({ minItems, maxItems }: Schema) => bounds(minItems, maxItems, "");
const numberBounds = ({ minimum, maximum }: Schema) => bounds(minimum, maximum, "");

function bounds(least: number | undefined, most: number | undefined, unit: string): string {
  const said =
    least !== undefined && most !== undefined
      ? `${least} to ${most}`
      : least !== undefined
        ? `${least} or more`
        : most !== undefined
          ? `up to ${most}`
          : "";
  return said === "" ? "" : ` (${[said, unit].filter(Boolean).join(" ")})`;
}

/** A bar would end the cell of a table. */
function code(value: unknown): string {
  return `\`${String(value).replaceAll("|", "\\|")}\``;
}
