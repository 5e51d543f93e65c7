import Type, { type Static, type TLiteral, type TObject, type TProperties, type TSchema } from "typebox";

export function nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

/** A relation that was not asked for is null or absent. */
export function relation<T extends TSchema>(schema: T) {
  return Type.Optional(nullable(schema));
}

/**
 * Shopware writes an empty map as `[]`. Reading a key of `[]` gives undefined like a missing key of `{}`,
 * so the type may say "map" while the schema takes both.
 */
export function mapOf<T extends TSchema>(value: T) {
  return Type.Unsafe<Record<string, Static<T>>>({
    anyOf: [
      { type: "object", additionalProperties: value },
      { type: "array", maxItems: 0 },
    ],
  });
}

export const CustomFields = nullable(mapOf(Type.Unknown()));

export const Extensions = Type.Optional(mapOf(Type.Unknown()));

/** Additions of ours with known keys, each of which may be missing. */
export function knownExtensions<P extends TProperties>(title: string, properties: P) {
  const known = Type.Partial(Type.Object(properties), { title });
  return Type.Optional(Type.Unsafe<Static<typeof known>>({ anyOf: [known, { type: "array", maxItems: 0 }] }));
}

export const DateTime = Type.String({ format: "date-time" });

export const NullableText = nullable(Type.String());

/** An answer object of the API: `title` names it in the OpenAPI file, `apiAlias` on the wire. */
export function answerObject<Alias extends string, P extends TProperties>(
  title: string,
  apiAlias: Alias,
  properties: P,
): TObject<P & { apiAlias: TLiteral<Alias> }> {
  return Type.Object({ ...properties, apiAlias: Type.Literal(apiAlias) }, { title });
}

/** The resolved texts of a translated entity. */
export function translated<P extends TProperties>(properties: P) {
  return Type.Object(properties);
}

/** In a query string such a field is `ids[]=a&ids[]=b`. */
export function isTextList(schema: TSchema): boolean {
  const { type, items } = schema as { type?: unknown; items?: { type?: unknown } };
  return type === "array" && items?.type === "string";
}
