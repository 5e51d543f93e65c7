import { expect, it } from "vitest";
import { findCardNumbers, masked } from "./find-card-numbers.ts";

const ean = "4006381333931";
const known = new Set([ean]);
const hits = (text: string) => findCardNumbers(text, known).filter(({ excuse }) => excuse === null);

it.each([
  ["alone", "4242424242424242"],
  ["in groups", "card 4242 4242 4242 4242, thanks"],
  ["with dashes", '{"note":"5555-5555-5555-4444"}'],
  ["fifteen digits", "378282246310005"],
  ["between tabs of a dump", "7\t6011111111111117\tx"],
])("finds a card number %s", (_name, text) => {
  expect(hits(text)).toHaveLength(1);
});

it.each([
  ["an id", "a4242424242424242b0e1f2a3b4c5d6e"],
  ["a uuid", "42424242-4242-4242-8242-424242424242"],
  ["a fraction", "0.4242424242424242"],
  ["a wrong check digit", "4242424242424241"],
  ["a longer number", "42424242424242424242424242"],
  ["a moment in milliseconds", "1763222400004"],
  ["an article's EAN", ean],
  ["noughts", "0000000000000000"],
])("leaves %s alone", (_name, text) => {
  expect(hits(text)).toEqual([]);
});

it("says why it left something alone", () => {
  const text = `${ean} 9999999999999995 4111111111111111`;
  expect(findCardNumbers(text, new Set(["4111111111111111"])).map(({ excuse }) => excuse)).toEqual([
    "no-network",
    "known-number",
  ]);
});

it("shows the ends of a number only", () => {
  expect(masked("4242424242424242")).toBe("424242…4242");
});
