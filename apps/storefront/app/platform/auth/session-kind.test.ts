import { expect, it } from "vitest";
import { isLoggedIn, sessionKind } from "./session-kind.ts";

const customer = { id: "1", active: true, guest: false };

it.each([
  [null, "anonymous", false],
  [{ ...customer, id: "" }, "anonymous", false],
  [customer, "customer", true],
  [{ ...customer, active: false }, "customer", false],
  [{ ...customer, guest: true }, "guest", false],
] as const)("%j is %s [168, 169]", (visitor, kind, loggedIn) => {
  expect(sessionKind(visitor)).toBe(kind);
  expect(isLoggedIn(visitor)).toBe(loggedIn);
});
