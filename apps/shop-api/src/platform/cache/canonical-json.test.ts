import { expect, it } from "vitest";
import { canonicalJson } from "./canonical-json.ts";

it("does not care about the order of fields, at any depth", () => {
  const [one, other] = [
    { a: 1, b: { c: [{ d: 1, e: 2 }], f: null } },
    { b: { f: null, c: [{ e: 2, d: 1 }] }, a: 1 },
  ];
  expect(canonicalJson(one)).toBe(canonicalJson(other));
});

it("cares about the order of lists, about values and about names", () => {
  const texts = [[1, 2], [2, 1], { a: 1 }, { a: "1" }, { b: 1 }, { a: 1, b: undefined }].map(canonicalJson);
  expect(texts).toEqual(["[1,2]", "[2,1]", '{"a":1}', '{"a":"1"}', '{"b":1}', '{"a":1}']);
});

it("takes any name for a field", () => {
  expect(canonicalJson(JSON.parse('{"b":1,"__proto__":2}'))).toBe('{"__proto__":2,"b":1}');
});
