import { expect, it } from "vitest";
import { leadingFacets } from "./leading-facets.ts";

const group = (id: string, ...hits: number[]) => ({ id, hits });
const many = "abcdefghij".split("").map((id) => group(id, 1, 2));

it.each<[string, Parameters<typeof leadingFacets>, string]>([
  [
    "named ones in their order",
    [
      [group("a", 1, 1), group("b", 1, 1)],
      ["b", "a"],
    ],
    "ba",
  ],
  [
    "no named one without a choice",
    [
      [group("a", 9), group("b", 1, 1)],
      ["a", "b"],
    ],
    "b",
  ],
  ["no other one without a choice", [[group("a", 9), group("b", 1, 1)], []], "b"],
  ["at most eight", [many, "jihgfedcba".split("")], "jihgfedc"],
  ["six where fewer are named, those that tell most first", [[...many, group("z", 50, 1)], ["c"]], "czabde"],
  ["more choices where as much is told", [[group("a", 4, 2), group("b", 2, 2, 2)], []], "ba"],
  ["what there is", [[group("a", 1, 1)], ["x"]], "a"],
])("leads with %s", (_, [groups, named], expected) => {
  expect(leadingFacets(groups, named).join("")).toBe(expected);
});
