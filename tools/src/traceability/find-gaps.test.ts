import { expect, it } from "vitest";
import { findGaps } from "./find-gaps.ts";
import type { Proof } from "./proofs.ts";
import { ITEM_COUNT, type Requirements } from "./requirements.ts";

const all = Array.from({ length: ITEM_COUNT }, (_, index) => index + 1);
const requirements: Requirements = {
  items: all.map((item) => ({ item, group: "All", what: `item ${item}` })),
  readings: [{ items: [15], record: "0059", reading: "one way" }],
  leftOut: [{ items: [280], record: "0059", reading: "nobody needs it" }],
};
const proof = (items: number[]): Proof => ({ path: "a.test.ts", titles: ["works"], text: "[…]", items });
const everything = proof(all.filter((item) => item !== 280));
const records = new Set(["0059"]);

it("is content when every item is proven or left out by a record", () => {
  expect(findGaps(requirements, [everything], records)).toEqual([]);
});

it("names an item that nobody proves", () => {
  const proofs = [proof(everything.items.filter((item) => item !== 12))];
  expect(findGaps(requirements, proofs, records)).toEqual([
    "12 has neither a marked test nor a record of leaving it out: item 12",
  ]);
});

it("does not take a reading for a proof", () => {
  const proofs = [proof(everything.items.filter((item) => item !== 15))];
  expect(findGaps(requirements, proofs, records)).toHaveLength(1);
});

it.each([[[0]], [[348]], [[]]])("names a mark outside the list: %j", (items) => {
  expect(findGaps(requirements, [everything, proof(items)], records)).toEqual([
    'a.test.ts: "works […]" names no item of 1-347',
  ]);
});

it("names readings whose record does not exist", () => {
  expect(findGaps(requirements, [everything], new Set())).toEqual([
    "the reading of 15 names decision 0059, which does not exist",
    "the reading of 280 names decision 0059, which does not exist",
  ]);
});

it("names an item that is left out and proven", () => {
  expect(findGaps(requirements, [everything, proof([280])], records)).toHaveLength(1);
});

it("names what the list lacks or has twice", () => {
  const items = [...requirements.items.slice(1), { item: 2, group: "All", what: "again" }];
  expect(findGaps({ ...requirements, items }, [everything], records)).toEqual([
    "docs/requirements does not list 1",
    "docs/requirements lists 2, which is no item or listed already",
  ]);
});
