import { calculateCart } from "@hearth/rules";
import { describe, expect, it } from "vitest";
import { explainSeed, findDifferingSeeds } from "./compare-cart.ts";

const fixedSeed = 20_261_115;

/** `npm run prove:carts` compares a million. */
describe("The cart and its second, slow calculation", () => {
  it("agree on 6,000 carts that are always the same", { timeout: 300_000 }, () => {
    expectAgreement(fixedSeed, 6_000);
  });

  it("agree on 1,500 carts nobody has seen before", { timeout: 120_000 }, () => {
    expectAgreement(Date.now() % 2_000_000_000, 1_500);
  });
});

function expectAgreement(firstSeed: number, count: number): void {
  const differing = findDifferingSeeds(calculateCart, { firstSeed, count, most: 1 });
  expect(differing.map((seed) => explainSeed(seed, calculateCart)).join("\n")).toBe("");
}
