import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { taxCents } from "../tax.ts";
import { isZeroRated, pvKind, zeroRatedCents } from "./pv-zero.ts";

const kinds = ["none", "module", "storage", "small-storage", "component"] as const;
const declarations = ["none", "operator", "operator-small-storage"] as const;
const countries = ["DE", "AT", "PL", "CH"];
const roles = ["consumer", "business", "trade"] as const;

/** Everything else of the 180 combinations carries the ordinary rate. */
const zeroRated = new Set([
  "module operator DE consumer",
  "module operator DE business",
  "module operator-small-storage DE consumer",
  "module operator-small-storage DE business",
  "storage operator DE consumer",
  "storage operator DE business",
  "storage operator-small-storage DE consumer",
  "storage operator-small-storage DE business",
  "small-storage operator-small-storage DE consumer",
  "small-storage operator-small-storage DE business",
  "component operator DE consumer",
  "component operator DE business",
  "component operator-small-storage DE consumer",
  "component operator-small-storage DE business",
]);

const cases = kinds.flatMap((kind) =>
  declarations.flatMap((declaration) =>
    countries.flatMap((countryIso) => roles.map((role) => ({ kind, declaration, countryIso, role }))),
  ),
);

describe("the zero rate for photovoltaics", () => {
  it("has 180 cases", () => {
    expect(cases).toHaveLength(180);
  });

  it.each(cases)("$kind, declared $declaration, to $countryIso, for $role", (given) => {
    const { kind, declaration, countryIso, role } = given;
    expect(isZeroRated(given)).toBe(zeroRated.has(`${kind} ${declaration} ${countryIso} ${role}`));
  });
});

it.each([
  ["module", null, "module"],
  ["component", null, "component"],
  ["storage", 5, "storage"],
  ["storage", 4.99, "small-storage"],
  ["storage", null, "small-storage"],
  ["none", null, "none"],
  ["wallbox", null, "none"],
  [null, 10, "none"],
])("reads the mark %s with %s kWh as %s", (mark, usableKwh, expected) => {
  expect(pvKind(mark, usableKwh)).toBe(expected);
});

it.each([
  [11_900, 19, 10_000],
  [12_990, 19, 10_916],
  [0, 19, 0],
])("sells %d cents at %d %% for %d cents at 0 %%", (gross, rate, expected) => {
  expect(zeroRatedCents(gross, rate)).toBe(expected);
});

it("takes off exactly the tax the gross price shows", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      (gross) => zeroRatedCents(gross, 19) + taxCents(gross, 19, "gross") === gross,
    ),
  );
});
