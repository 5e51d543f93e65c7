import { describe, expect, it } from "vitest";
import type { Article } from "../shelf/article.ts";
import { parseSelector, selects } from "./selector.ts";

const article: Article = {
  id: "a8",
  number: "NW-AM-08",
  familyId: "a",
  familyNumber: "NW-AM",
  hitId: "a",
  isParent: false,
  maker: "nordwerk",
  categories: new Set(["heat-pumps-monobloc", "heat-pumps", "heating"]),
  options: new Set(["heat-power.kw-8", "refrigerant.r290"]),
};

describe("a rule", () => {
  it.each([
    ["in heat-pumps", true],
    ["in boilers", false],
    ["not in boilers", true],
    ["by nordwerk", true],
    ["with heat-power.kw-8", true],
    ["with heat-power.kw-6", false],
    ["NW-AM-08", true],
    ["NW-AM", true],
    ["NW-AM-06", false],
    ["in heat-pumps by nordwerk with heat-power.kw-8", true],
    ["in heat-pumps not by nordwerk", false],
    ["in heat-pumps not NW-AM", false],
  ])("%s selects: %s", (text, isSelected) => {
    expect(selects(parseSelector(text), article)).toBe(isSelected);
  });

  it.each(["in", "in heat-pumps not", "by nordwerk with"])("%s is refused", (text) => {
    expect(() => parseSelector(text)).toThrow("ends too early");
  });
});
