import { afterEach, expect, it } from "vitest";
import { forgetTraces, TRACKED_ORDERS_KEY, unwantedTraces } from "./traces.ts";

const all = "hearth-context=1; _ga=GA1.1.1.1; _ga_ABC=2; tms-client-id=c; tms-attribution=a; _gallery=x";

it.each([
  ["everything is allowed", ["statistics", "marketing"] as const, []],
  ["only statistics", ["statistics"] as const, ["tms-client-id", "tms-attribution"]],
  ["only marketing", ["marketing"] as const, ["_ga", "_ga_ABC"]],
  ["videos only", ["media"] as const, ["_ga", "_ga_ABC", "tms-client-id", "tms-attribution"]],
])("where %s it knows what must go", (_name, groups, expected) => {
  expect(unwantedTraces(all, groups)).toEqual(expected);
});

afterEach(() => localStorage.clear());

it("removes what is not allowed any more, and nothing of the shop [191]", () => {
  document.cookie = "_ga=GA1.1.1.1; Path=/";
  document.cookie = "tms-client-id=c; Path=/";
  document.cookie = "mine=1; Path=/";
  localStorage.setItem(TRACKED_ORDERS_KEY, '["a"]');
  forgetTraces(["statistics"]);
  expect(document.cookie).toContain("_ga=");
  expect(document.cookie).not.toContain("tms-client-id");
  expect(localStorage.getItem(TRACKED_ORDERS_KEY)).toBe('["a"]');
  forgetTraces([]);
  expect(document.cookie).not.toContain("_ga");
  expect(document.cookie).toContain("mine=1");
  expect(localStorage.getItem(TRACKED_ORDERS_KEY)).toBeNull();
  document.cookie = "mine=; Path=/; Max-Age=-1";
});
