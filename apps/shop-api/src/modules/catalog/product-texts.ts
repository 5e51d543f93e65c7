import type { LoadedProduct, TextTuple } from "./products.sql.ts";

type Field =
  "name" | "description" | "metaTitle" | "metaDescription" | "keywords" | "packUnit" | "packUnitPlural";

const columns: readonly [Field, number][] = [
  ["name", 2],
  ["description", 3],
  ["metaTitle", 4],
  ["metaDescription", 5],
  ["keywords", 6],
  ["packUnit", 7],
  ["packUnitPlural", 8],
];
const CUSTOM_FIELDS = 9;

export interface ProductTexts {
  own: Record<Field, string | null>;
  translated: Record<Field, string | null>;
  customFields: Record<string, unknown>;
}

/** Raw texts of the product in the asked language, and resolved ones: first along the language chain, then from the parent. */
export function productTexts(product: LoadedProduct, chain: readonly string[]): ProductTexts {
  const rows = inOrder(product.texts ?? [], chain);
  const first = rows.find((row) => row[0] && row[1] === chain[0]);
  const own = {} as Record<Field, string | null>;
  const translated = {} as Record<Field, string | null>;
  for (const [field, column] of columns) {
    own[field] = (first?.[column] as string | null | undefined) ?? null;
    translated[field] = (rows.find((row) => row[column] !== null)?.[column] as string | undefined) ?? null;
  }
  const customFields = { ...product.doc.customFields };
  for (const row of rows.toReversed()) Object.assign(customFields, row[CUSTOM_FIELDS]);
  return { own, translated, customFields };
}

/** Rows of other languages may come along; only those of the chain speak. */
function inOrder(rows: readonly TextTuple[], chain: readonly string[]): TextTuple[] {
  const spoken = rows.filter((row) => chain.includes(row[1]));
  const rank = (row: TextTuple) => chain.indexOf(row[1]) * 2 + (row[0] ? 0 : 1);
  return spoken.length < 2 ? spoken : spoken.toSorted((a, b) => rank(a) - rank(b));
}
