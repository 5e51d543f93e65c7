import { expect, it } from "vitest";
import { returnOf } from "./return-cost.ts";

it.each([
  [[], null],
  [["package", null, "shipping-free"], { way: "parcel" }],
  [["freight-forwarding"], { way: "freight", mostCents: 9500 }],
  [["bulky-goods", "photovoltaic-storage"], { way: "freight", mostCents: 14_000 }],
  [["package-small", "bulky-goods-small"], { way: "mixed", mostCents: 3500 }],
  [["by-airship"], { way: "freight", mostCents: 14_000 }],
])("goods of %j come back as %j", (types, expected) => {
  expect(returnOf(types)).toEqual(expected);
});
