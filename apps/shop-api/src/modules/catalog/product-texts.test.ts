import { expect, it } from "vitest";
import type { ProductDoc } from "./product-doc.ts";
import { productTexts } from "./product-texts.ts";
import type { TextTuple } from "./products.sql.ts";

const row = (
  own: boolean,
  language: string,
  name: string | null,
  custom: Record<string, unknown> | null = null,
): TextTuple => [own, language, name, null, null, null, null, null, null, custom];
const product = (texts: TextTuple[]) => ({
  doc: { customFields: { a: 1 } } as unknown as ProductDoc,
  stock: 0,
  reserved: 0,
  texts,
});

it("prefers the own text of the asked language", () => {
  const texts = productTexts(
    product([row(false, "pl", "rodzic"), row(true, "de", "Kind"), row(true, "pl", "dziecko")]),
    ["pl", "de"],
  );
  expect(texts.own.name).toBe("dziecko");
  expect(texts.translated.name).toBe("dziecko");
});

it("takes the parent's text of the asked language before the own text of the fallback language", () => {
  const texts = productTexts(product([row(true, "de", "Kind"), row(false, "pl", "rodzic")]), ["pl", "de"]);
  expect(texts.own.name).toBeNull();
  expect(texts.translated.name).toBe("rodzic");
});

it("lays translated custom fields over the common ones, nearest last", () => {
  const texts = productTexts(
    product([row(true, "pl", null, { b: "pl" }), row(true, "de", null, { a: 2, b: "de" })]),
    ["pl", "de"],
  );
  expect(texts.customFields).toEqual({ a: 2, b: "pl" });
});

it("survives a product without any text", () => {
  expect(productTexts({ ...product([]), texts: null }, ["de"]).translated.name).toBeNull();
});
