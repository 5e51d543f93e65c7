import { Type } from "typebox";
import type { TSchema } from "typebox";
import { isGtin13 } from "./gtin.ts";
import { htmlFault } from "./content/html.ts";

/** A text in several languages, by language key. */
export type Text = Record<string, string>;
export type Texts = Record<string, string[]>;

/** An object that refuses keys it does not know. */
export function closed<const Properties extends Record<string, TSchema>>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false });
}

export const key = Type.String({ pattern: "^[a-z0-9]+([-_][a-z0-9]+)*$" });
export const optionName = Type.String({ pattern: "^[a-z0-9_-]+\\.[a-z0-9_-]+$" });
export const line = Type.String({ minLength: 1 });
export const colour = Type.String({ pattern: "^#[0-9a-fA-F]{6}$" });
export const file = Type.String({
  pattern: "^[A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$",
});
export const count = Type.Integer({ minimum: 0 });
/** What a product is among its like: devices are shown before what belongs to them. */
export const role = Type.Enum(["main", "accessory", "service", "spare"]);
export const positive = Type.Integer({ minimum: 1 });
/** Kilograms, to the gram. */
export const weight = Type.Refine(
  Type.Number({ minimum: 0, maximum: 999_999 }),
  (kg) => Number(kg.toFixed(3)) === kg,
  () => "must have at most three decimals",
);
/** What buyers type to get a promotion. */
export const code = Type.String({ pattern: "^[A-Za-z0-9-]{4,40}$" });
const seoPath = Type.String({ pattern: "^[a-z0-9-]+(/[a-z0-9-]+)*$" });

export const money = Type.Refine(
  Type.Number({ minimum: 0, maximum: 9_999_999 }),
  (euro) => Number(euro.toFixed(2)) === euro,
  () => "must have at most two decimals",
);
export const gtin = Type.Refine(Type.String(), isGtin13, () => "must be 13 digits with a valid check digit");
function isDay(written: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(written) ? Date.parse(`${written}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
}
export const date = Type.Refine(Type.String(), isDay, () => "must be a day written as 2026-10-01");

const html = Type.Refine(
  line,
  (value) => htmlFault(value) === undefined,
  (value) => htmlFault(value) ?? "",
);

export type Words = ReturnType<typeof wordsFor>;

/** The multi-language value kinds, for the languages a shop has. The main language must always be there. */
export function wordsFor(languages: readonly string[], main: string) {
  const inLanguages = (value: TSchema, required: readonly string[]) =>
    Type.Object(
      Object.fromEntries(
        languages.map((language) => [language, required.includes(language) ? value : Type.Optional(value)]),
      ),
      { additionalProperties: false },
    );
  const text = Type.Unsafe<Text>(inLanguages(line, [main]));
  return {
    text,
    html: Type.Unsafe<Text>(inLanguages(html, [main])),
    path: Type.Unsafe<Text>(inLanguages(seoPath, [main])),
    oldPaths: Type.Unsafe<Texts>(inLanguages(Type.Array(seoPath), [])),
    textLists: Type.Unsafe<Texts>(inLanguages(Type.Array(line, { minItems: 1, uniqueItems: true }), [])),
    language: Type.Enum([...languages]),
    byLanguage: Type.Unsafe<Text>(inLanguages(line, [])),
    meta: closed({
      title: Type.Optional(text),
      description: Type.Optional(text),
      keywords: Type.Optional(text),
    }),
    // What the values may be is checked by check-custom-fields.ts: they nest.
    customFields: Type.Record(Type.String({ pattern: "^[A-Za-z][A-Za-z0-9_]*$" }), Type.Unknown()),
  };
}
