import type { ProductSheet } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import { factFormOf, factsOf } from "./fact-form.ts";

const product = {
  number: "LERCHE",
  ean: null,
  weightKg: 3.5,
  isCloseout: null,
  minPurchase: 1,
  categoryIds: ["a"],
  customFields: { electric: true, guaranteeYears: 5 },
} as unknown as ProductSheet;

it("names only what was changed", () => {
  const form = factFormOf(product);
  expect(factsOf(product, form, ["a"])).toEqual({});
  expect(
    factsOf(product, { ...form, weightKg: "4,25", isCloseout: "false", number: " LERCHE " }, ["a", "b"]),
  ).toEqual({ weightKg: 4.25, isCloseout: false, categoryIds: ["a", "b"] });
});

it("keeps fields that it does not know beside a duty that is said", () => {
  const form = { ...factFormOf(product), weee: "DE 12345678", electric: "" };
  expect(factsOf(product, form, ["a"])).toEqual({
    customFields: { guaranteeYears: 5, weee: "DE 12345678" },
  });
});
