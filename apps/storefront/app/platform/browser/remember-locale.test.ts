import { expect, it } from "vitest";
import { rememberLocale } from "./remember-locale.ts";

it("remembers the language in i18n_redirected for 365 days [16]", () => {
  expect(rememberLocale("pl-PL", true)).toBe(
    "i18n_redirected=pl-PL; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  );
  expect(rememberLocale("de-DE", false)).not.toContain("Secure");
});
