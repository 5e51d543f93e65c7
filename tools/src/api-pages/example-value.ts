import { nameOf, type Schema, withoutEmptyForms } from "./open-api.ts";
import { sampleTexts } from "./sample-texts.ts";

export type Schemas = Readonly<Record<string, Schema>>;

interface Place {
  schemas: Schemas;
  /** Of the field it is for. */
  name: string;
  /** Named schemas that are shown field by field; deeper ones only by their name. */
  depth: number;
}

/** Stands where a named schema is not shown field by field. */
export interface Named {
  $named: string;
}

/** A value a schema takes: made up, but of the right kind everywhere. */
export function exampleValue(schema: Schema, place: Place): unknown {
  if (schema.$ref) return exampleOfNamed(nameOf(schema.$ref), place);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.anyOf) return exampleValue(withoutEmptyForms(schema.anyOf)[0] ?? {}, place);
  if (schema.type === "array") return schema.items ? [exampleValue(schema.items, place)] : [];
  if (schema.type === "object") return exampleObject(schema, place);
  if (schema.type === "integer" || schema.type === "number") return sampleNumber(schema, place.name);
  if (schema.type === "boolean") return true;
  return schema.type === "string" ? sampleText(schema, place.name) : {};
}

function exampleOfNamed(name: string, place: Place): unknown {
  const schema = place.schemas[name] ?? {};
  const isWhole = schema.type === "object" && schema.properties !== undefined;
  if (isWhole && place.depth === 0) return { $named: name } satisfies Named;
  return exampleValue(schema, isWhole ? { ...place, depth: place.depth - 1 } : place);
}

function exampleObject({ properties = {} }: Schema, place: Place): Record<string, unknown> {
  // A review has a title, and so has a doctor.
  const named = (name: string) => (name === "title" && "firstName" in properties ? "academicTitle" : name);
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      exampleValue(schema, { ...place, name: named(name) }),
    ]),
  );
}

function sampleNumber({ minimum, maximum }: Schema, name: string): number {
  if (name.startsWith("birthday")) return { Day: 31, Month: 1, Year: 1980 }[name.slice(8)] ?? 1;
  if (/price$/i.test(name) || /^(total|net|gross)/i.test(name)) return 119;
  if (name === "points") return 5;
  return Math.min(maximum ?? 1, Math.max(minimum ?? 1, 1));
}

function sampleText({ format, pattern }: Schema, name: string): string {
  if (format === "date-time") return "2026-01-31T09:30:00.000+00:00";
  if (pattern === "^[0-9a-f]{32}$") return "0190a1b2c3d4e5f60718293a4b5c6d7e";
  return sampleTexts[name] ?? "text";
}

/** Written like JSON; what is not shown field by field stands as a comment. */
export function writeExample(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(/\{\s*"\$named": "(\w+)"\s*\}/g, "{ /* $1 */ }");
}
