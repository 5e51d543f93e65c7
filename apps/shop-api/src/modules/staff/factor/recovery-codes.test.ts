import { expect, it } from "vitest";
import { newRecoveryCodes, recoveryHash } from "./recovery-codes.ts";

it("makes ten codes, none like another", () => {
  const { codes, hashes } = newRecoveryCodes();
  expect(codes).toHaveLength(10);
  expect(new Set([...codes, ...newRecoveryCodes().codes]).size).toBe(20);
  for (const code of codes) expect(code).toMatch(/^([a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}$/);
  expect(hashes).toEqual(codes.map(recoveryHash));
});

it("knows a code however it was typed", () => {
  expect(recoveryHash("ABCD efgh 2345-6789")).toBe(recoveryHash("abcd-efgh-2345-6789"));
  expect(recoveryHash("abcd-efgh-2345-678")).not.toBe(recoveryHash("abcd-efgh-2345-6789"));
});
