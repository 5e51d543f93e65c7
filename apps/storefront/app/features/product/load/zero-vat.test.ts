import { expect, it } from "vitest";
import { zeroVat } from "./zero-vat.ts";

const product = (customFields: Record<string, unknown> | null, ...rates: number[]) => ({
  customFields,
  calculatedPrice: { taxRules: rates.map((taxRate) => ({ taxRate })) },
});

it.each([
  ["a module", { pvZero: "module" }, 11900, { cents: 10000, isSmallStorage: false }],
  [
    "an odd amount, rounded by the tax",
    { pvZero: "component" },
    12990,
    { cents: 10916, isSmallStorage: false },
  ],
  ["large storage", { pvZero: "storage", usableKwh: 5 }, 119000, { cents: 100000, isSmallStorage: false }],
  ["small storage", { pvZero: "storage", usableKwh: 2.4 }, 119000, { cents: 100000, isSmallStorage: true }],
  ["storage of unknown size", { pvZero: "storage" }, 119000, { cents: 100000, isSmallStorage: true }],
])("gives the price at 0 %% of %s", (_name, customFields, gross, expected) => {
  expect(zeroVat(product(customFields, 19), gross)).toEqual(expected);
});

it.each([
  ["no mark", null, [19]],
  ["the mark none", { pvZero: "none" }, [19]],
  ["no tax in the price", { pvZero: "module" }, [0]],
  ["several rates", { pvZero: "module" }, [19, 7]],
  ["unknown rates", { pvZero: "module" }, []],
])("gives none with %s", (_name, customFields, rates) => {
  expect(zeroVat(product(customFields, ...rates), 11900)).toBeNull();
});
