import { expect, it } from "vitest";
import { consentCookieOf, consentOf, readConsent } from "./consent-choice.ts";

const now = new Date("2026-11-15T12:00:00Z");

it("reads back what it wrote, among other cookies", () => {
  const consent = consentOf(["marketing", "media"], now);
  const [pair] = consentCookieOf(consent, true).split(";");
  expect(readConsent(`a=1; ${pair}; b=2`, now)).toEqual({
    date: "2026-11-15",
    groups: ["media", "marketing"],
  });
});

it("remembers a refusal as well", () => {
  expect(readConsent(consentCookieOf(consentOf([], now), false), now)).toEqual({
    date: "2026-11-15",
    groups: [],
  });
});

it("keeps the choice for 180 days and only over TLS where there is TLS", () => {
  expect(consentCookieOf(consentOf([], now), true)).toBe(
    "hearth-consent=1.2026-11-15.; Path=/; Max-Age=15552000; SameSite=Lax; Secure",
  );
  expect(consentCookieOf(consentOf([], now), false)).not.toContain("Secure");
});

it.each([
  ["", null],
  ["hearth-consent=", null],
  ["hearth-consent=2.2026-11-15.media", null],
  ["hearth-consent=1.2026-99-99.media", null],
  ["hearth-consent=1.2026-05-18.media", null],
  ["hearth-consent=1.2027-01-01.media", null],
  ["hearth-consent=1.2026-11-15.media%22", null],
  ["xhearth-consent=1.2026-11-15.media", null],
  ["hearth-consent=1.2026-06-01.media-tracking", ["media"]],
  ["hearth-consent=1.2026-11-15.", []],
])("reads %j as %j", (cookies, groups) => {
  expect(readConsent(cookies, now)?.groups ?? null).toEqual(groups);
});
