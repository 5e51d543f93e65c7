import { expect, it } from "vitest";
import { limits, waitAfter } from "./attempts-rule.ts";

it.each([
  ["login", "address", [0, 9, 10, 14, 15, 19, 20, 99], [0, 0, 10, 10, 30, 30, 60, 60]],
  ["login", "account", [0, 9, 10, 11], [0, 0, 3600, 3600]],
  ["recovery", "account", [2, 3, 4, 5, 9, 10, 50], [0, 30, 30, 60, 60, 90, 90]],
  ["contact", "address", [2, 3, 5, 10], [0, 30, 60, 90]],
  ["newsletter", "address", [2, 3, 5, 10], [0, 30, 60, 90]],
] as const)("%s per %s waits as the contract says", (area, per, attempts, waits) => {
  const limit = limits(10)[area][per];
  expect(attempts.map((count) => limit && waitAfter(count, limit))).toEqual(waits);
});

it("forgets an account only when every wait for it is over, so that no hour sees more than ten checks", () => {
  for (const { address, account } of Object.values(limits(10))) {
    for (const limit of [address, account]) {
      const longest = Math.max(...(limit?.steps ?? []).map((step) => step.waitSeconds));
      expect(limit?.resetSeconds ?? longest).toBeGreaterThanOrEqual(longest);
    }
  }
});
