import { expect, it } from "vitest";
import { matchesStream, type StreamCandidate, type StreamRule } from "./stream-match.ts";

const product: StreamCandidate = {
  categoryIds: new Set(["heat-pumps", "root"]),
  manufacturerId: "nordwerk",
  optionIds: new Set(["r290"]),
  priceCents: 849_900,
  topseller: true,
  isNew: false,
};

it.each<[string, StreamRule, boolean]>([
  ["an empty rule", {}, true],
  ["an ancestor category", { categoryIds: ["root"] }, true],
  ["a foreign category", { categoryIds: ["pv"] }, false],
  ["its maker among several", { manufacturerIds: ["solaris", "nordwerk"] }, true],
  ["one of several options", { optionIds: ["r32", "r290"] }, true],
  ["a price within", { minPriceCents: 849_900, maxPriceCents: 849_900 }, true],
  ["a price above", { maxPriceCents: 849_899 }, false],
  ["the wrong flag", { new: true }, false],
  ["all of several conditions", { topseller: true, manufacturerIds: ["solaris"] }, false],
])("%s: %j → %s", (_, rule, expected) => {
  expect(matchesStream(rule, product)).toBe(expected);
});
