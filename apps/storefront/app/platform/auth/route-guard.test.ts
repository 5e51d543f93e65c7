import { expect, it } from "vitest";
import { guardPage, guardSettings } from "./route-guard.ts";

const somebody = { isAuthenticated: true, wanted: "/account/order" };
const nobody = { isAuthenticated: false, wanted: "/account/order" };
const login = "/login?redirect=%2Faccount%2Forder&error=SessionRequired";

it.each([
  ["public", somebody, null],
  ["public", nobody, null],
  ["guest-only", somebody, "/"],
  ["guest-only", nobody, null],
  ["protected", somebody, null],
  ["protected", nobody, login],
  ["unknown", nobody, null],
] as const)("a %s page for %j: %s [165, 166]", (access, visitor, target) => {
  expect(guardPage(access, visitor)).toBe(target);
});

it("follows its settings [165, 166]", () => {
  const settings = { ...guardSettings, signedInTarget: "/account", isUnknownOpen: false };
  expect(guardPage("guest-only", somebody, settings)).toBe("/account");
  expect(guardPage("unknown", nobody, settings)).toBe(login);
  expect(guardPage("protected", { ...nobody, wanted: null })).toBe("/login?error=SessionRequired");
});
