import { expect, it } from "vitest";
import { isNewLogin, LOGIN_TOKENS_KEY, readLoginTokens, withLoginToken } from "./login-tokens.ts";

it("deals with a sign-in once, and keeps that under its name [170, 342]", () => {
  expect(LOGIN_TOKENS_KEY).toBe("login-tokens");
  const before = readLoginTokens(null);
  expect(isNewLogin("a", before)).toBe(true);
  const after = readLoginTokens(withLoginToken("a", before));
  expect(isNewLogin("a", after)).toBe(false);
  expect(isNewLogin("b", after)).toBe(true);
});

it("keeps the newest twenty [170]", () => {
  let stored: string | null = null;
  for (let at = 0; at < 30; at += 1) stored = withLoginToken(String(at), readLoginTokens(stored));
  expect(readLoginTokens(stored)).toHaveLength(20);
  expect(isNewLogin("29", readLoginTokens(stored))).toBe(false);
});

it.each(["", "{", "{}", "[1,null]", "null"])("begins anew from %j", (stored) => {
  expect(readLoginTokens(stored)).toEqual([]);
  expect(isNewLogin("", [])).toBe(false);
  expect(isNewLogin(null, [])).toBe(false);
});
