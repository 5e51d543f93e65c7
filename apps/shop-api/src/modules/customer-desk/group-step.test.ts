import { expect, it } from "vitest";
import { groupStep } from "./group-step.ts";

it.each([
  ["private", null, "trade", "move"],
  ["private", "trade", "trade", "accept"],
  ["private", "trade", "staff", "move"],
  ["private", "trade", "private", "stay"],
  ["trade", null, "trade", "stay"],
  ["trade", "trade", "trade", "accept"],
])("of %s, asking for %s, put into %s: %s", (groupId, requestedGroupId, target, step) => {
  expect(groupStep({ groupId, requestedGroupId }, target)).toBe(step);
});
