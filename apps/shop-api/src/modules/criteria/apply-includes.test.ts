import { expect, it } from "vitest";
import { applyIncludes } from "./apply-includes.ts";

const product = {
  id: "1",
  name: "Pumpe",
  translated: { name: "Pumpe", description: "lang" },
  cover: { media: { url: "/a.webp", alt: "A", apiAlias: "media" }, apiAlias: "product_media" },
  apiAlias: "product",
};

it("keeps the listed fields of an entity wherever it appears", () => {
  expect(applyIncludes({ elements: [product] }, { product: ["id", "cover"], media: ["url"] })).toEqual({
    elements: [
      {
        id: "1",
        cover: { media: { url: "/a.webp", apiAlias: "media" }, apiAlias: "product_media" },
        apiAlias: "product",
      },
    ],
  });
});

it("keeps a part of a field named with a dot", () => {
  expect(applyIncludes(product, { product: ["translated.name"] })).toEqual({
    translated: { name: "Pumpe" },
    apiAlias: "product",
  });
});

it("keeps the whole field when both the field and a part are named", () => {
  expect(applyIncludes(product, { product: ["translated", "translated.name"] })).toMatchObject({
    translated: product.translated,
  });
  expect(applyIncludes(product, { product: ["translated.name", "translated"] })).toMatchObject({
    translated: product.translated,
  });
});

it("leaves entities alone that are not named, and does not change its input", () => {
  const before = structuredClone(product);
  expect(applyIncludes(product, { category: ["id"] })).toEqual(before);
  applyIncludes(product, { product: ["id"] });
  expect(product).toEqual(before);
});

it("ignores names that do not exist", () => {
  expect(applyIncludes(product, { product: ["nothing", "__proto__"] })).toEqual({ apiAlias: "product" });
});
