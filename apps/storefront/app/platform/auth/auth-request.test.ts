import { expect, it } from "vitest";
import { authErrorIn, readAuthPath } from "./auth-request.ts";

it.each([
  ["providers", { action: "providers", provider: null }],
  ["callback/google", { action: "callback", provider: "google" }],
  ["signin/apple/", { action: "signin", provider: "apple" }],
])("reads %s", (path, call) => expect(readAuthPath(path)).toEqual(call));

it.each([
  "",
  "verify-request",
  "webauthn-options",
  "session/google",
  "callback/a/b",
  "callback/..",
  "signin/GOOGLE",
])("refuses %s", (path) => expect(readAuthPath(path)).toBeNull());

it("finds the error in an address [309]", () => {
  expect(authErrorIn("/login?error=CredentialsSignin&code=x")).toBe("CredentialsSignin");
  expect(authErrorIn("https://hearth.example/account")).toBeNull();
  expect(authErrorIn(null)).toBeNull();
});
