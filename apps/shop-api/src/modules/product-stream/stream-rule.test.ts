import type { StreamRuleForm } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import type { ReferenceData } from "../reference/index.ts";
import { ruleForm, ruleOf, ruleProblem } from "./stream-rule.ts";

const nothing = ruleForm({});
const reference = {
  category: new Map([["c", {}]]),
  manufacturer: new Map([["m", {}]]),
  propertyOption: new Map([["o", {}]]),
} as unknown as ReferenceData;

it("keeps what says something, and nothing else", () => {
  expect(ruleOf(nothing)).toEqual({});
  const rule = { categoryIds: ["c"], maxPriceCents: 5000, topseller: true, new: false };
  expect(ruleOf(ruleForm(rule))).toEqual(rule);
});

it.each<[string, Partial<StreamRuleForm>, string | null]>([
  ["nothing chooses everything", {}, "NO_CONDITION"],
  ["a category will do", { categoryIds: ["c"] }, null],
  ["so will a price of nothing", { maxPriceCents: 0 }, null],
  ["no price lies between 5 and 3", { minPriceCents: 5, maxPriceCents: 3 }, "MOST_BELOW_LEAST"],
  ["a maker nobody knows makes nothing", { manufacturerIds: ["x"] }, "UNKNOWN"],
])("%s", (_, said, problem) => {
  expect(ruleProblem({ ...nothing, ...said }, reference)).toBe(problem);
});
