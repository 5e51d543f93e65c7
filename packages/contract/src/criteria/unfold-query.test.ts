import fc from "fast-check";
import { expect, it } from "vitest";
import { unfoldQuery } from "./unfold-query.ts";

it.each([
  [{ limit: "10" }, { limit: "10" }],
  [{ "ids[]": "a" }, { ids: ["a"] }],
  [{ "ids[]": ["a", "b"] }, { ids: ["a", "b"] }],
  [{ ids: ["a", "b"] }, { ids: ["a", "b"] }],
  [
    { "filter[0][type]": "equals", "filter[0][field]": "name", "filter[0][value]": "x" },
    { filter: [{ type: "equals", field: "name", value: "x" }] },
  ],
  [{ "filter[name]": "x" }, { filter: { name: "x" } }],
  [{ "includes[product][]": "id" }, { includes: { product: ["id"] } }],
  [{ "associations[media][limit]": "1" }, { associations: { media: { limit: "1" } } }],
  [{ "a[1]": "x" }, { a: { "1": "x" } }],
  [
    { "a[b": "x", "[c]": "y" },
    { "a[b": "x", "[c]": "y" },
  ],
  [{ a: "x", "a[b]": "y" }, { a: { b: "y" } }],
])("unfolds %j", (query, expected) => {
  expect(unfoldQuery(query)).toEqual(expected);
});

it("keeps hostile keys as own properties and the prototype clean", () => {
  const unfolded = unfoldQuery({ "__proto__[x]": "1", "a[__proto__][y]": "2" });
  expect(Object.keys(unfolded)).toEqual(["__proto__", "a"]);
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

it("takes any query without throwing", () => {
  const part = fc.constantFrom("a", "[", "]", "[]", "[0]", "[__proto__]", "constructor");
  const key = fc.array(part, { maxLength: 60 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.dictionary(key, fc.string()), (query) => Object.keys(unfoldQuery(query)).length >= 0),
  );
});
