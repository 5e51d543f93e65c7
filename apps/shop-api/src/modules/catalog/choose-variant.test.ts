import { expect, it } from "vitest";
import { bestVariant, fittingVariant, isCombinable } from "./choose-variant.ts";
import type { VariantRow } from "./variants.sql.ts";

const variant = (id: string, options: string[], change: Partial<VariantRow> = {}): VariantRow => ({
  id,
  option_ids: options,
  is_closeout: false,
  min_purchase: 1,
  stock: 5,
  cents: 1000,
  is_main: false,
  ...change,
});
const variants = [
  variant("a", ["red", "small"], { cents: 3000 }),
  variant("b", ["red", "large"], { cents: 1000, is_closeout: true, stock: 0 }),
  variant("c", ["blue", "large"], { cents: 2000 }),
];

it("takes an available variant before a cheaper sold-out one", () => {
  expect(bestVariant(variants)?.id).toBe("c");
});

it("takes the main variant where one is set", () => {
  const chosen = variants.map((each) => ({ ...each, is_main: each.id === "b" }));
  expect(bestVariant(chosen)?.id).toBe("b");
});

it.each<[string[], string | undefined, string | undefined]>([
  [["red", "large"], undefined, "b"],
  [["blue", "small"], "blue", "c"],
  [["blue", "small"], "small", "a"],
  [["green"], "green", undefined],
  [[], undefined, undefined],
])("finds for %j after switching %s the variant %s", (wanted, switched, expected) => {
  expect(fittingVariant(variants, wanted, switched)?.id).toBe(expected);
});

it("knows which options still combine", () => {
  expect(isCombinable("blue", ["red", "blue"], ["red", "large"], variants)).toBe(true);
  expect(isCombinable("blue", ["red", "blue"], ["red", "small"], variants)).toBe(false);
});
