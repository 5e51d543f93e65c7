import type { TSchema } from "typebox";
import { createNamedSchemas } from "./named-schemas.ts";

/** A schema for foreign validators such as Ajv: recursive and repeated parts stand once, under `$defs`. */
export function jsonSchema(schema: TSchema): Record<string, unknown> {
  const named = createNamedSchemas("#/$defs/");
  const root = named.convert(schema) as Record<string, unknown>;
  return { ...root, $defs: named.schemas };
}
