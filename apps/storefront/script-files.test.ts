import { expect, it } from "vitest";
import { isBlockedName, scriptFiles } from "./script-files.ts";

it.each([
  ["assets/tracking-store-C-E1HxR7.js", true],
  ["tracking-store-C-E1HxR7.js", true],
  ["assets/analytics-1.js", true],
  ["assets/ads-1.js", true],
  ["assets/address-1.js", false],
  ["assets/tracked.island-C9c5kLAu.js", false],
  ["assets/start-tracking.js", false],
])("content blockers refuse %s: %s", (fileName, isRefused) => {
  expect(isBlockedName(fileName)).toBe(isRefused);
});

it("the cart's way to say what happened is part of a file that nobody refuses", () => {
  const path = "/work/apps/storefront/app/features/tracking/tracking-store.ts";
  const [first] = scriptFiles
    .filter(({ test, tags }) => !tags && test instanceof RegExp && test.test(path))
    .toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
  expect(first?.name).toBe("every-page");
});
