import { expect, it } from "vitest";
import { allows, consentCookieOf, consentOf, readConsent } from "./consent-choice.ts";

const now = new Date("2026-11-15T12:00:00Z");
const id = "0123456789abcdef0123456789abcdef";
const receivers = "1a2b3c4d";

it("reads back what it wrote, among other cookies [100]", () => {
  const consent = consentOf(["marketing", "media"], now, { receivers });
  const [pair] = consentCookieOf(consent, true).split(";");
  expect(readConsent(`a=1; ${pair}; b=2`, now, receivers)).toEqual({
    id: consent.id,
    date: "2026-11-15",
    groups: ["media", "marketing"],
    receivers,
  });
});

it("makes an id of its own for everybody, and keeps one that is given", () => {
  expect(consentOf([], now, { receivers }).id).toMatch(/^[\da-f]{32}$/);
  expect(consentOf([], now, { receivers }).id).not.toBe(consentOf([], now, { receivers }).id);
  expect(consentOf([], now, { id, receivers }).id).toBe(id);
});

it("is of the day it is where the shop is, and counts at once", () => {
  const afterMidnight = new Date("2026-11-15T23:30:00Z");
  const consent = consentOf(["media"], afterMidnight, { receivers });
  expect(consent.date).toBe("2026-11-16");
  expect(readConsent(consentCookieOf(consent, false), afterMidnight, receivers)).toEqual(consent);
});

it("remembers a refusal as well", () => {
  expect(readConsent(consentCookieOf(consentOf([], now, { id, receivers }), false), now, receivers)).toEqual({
    id,
    date: "2026-11-15",
    groups: [],
    receivers,
  });
});

it("keeps the choice for 180 days and only over TLS where there is TLS", () => {
  expect(consentCookieOf(consentOf([], now, { id, receivers }), true)).toBe(
    `hearth-consent=2.2026-11-15..${id}.${receivers}; Path=/; Max-Age=15552000; SameSite=Lax; Secure`,
  );
  expect(consentCookieOf(consentOf([], now, { id, receivers: "" }), false)).toMatch(
    new RegExp(`^hearth-consent=2.2026-11-15..${id}; `),
  );
  expect(consentCookieOf(consentOf([], now, { id, receivers }), false)).not.toContain("Secure");
});

it("allows what was chosen and nothing else, before a choice nothing", () => {
  const consent = consentOf(["statistics"], now, { receivers });
  expect(allows(consent, "statistics")).toBe(true);
  expect(allows(consent, "marketing")).toBe(false);
  expect(allows(null, "statistics")).toBe(false);
});

it.each([
  ["", null],
  ["hearth-consent=", null],
  ["hearth-consent=1.2026-11-15.media", null],
  [`hearth-consent=1.2026-11-15.media.${id}`, null],
  ["hearth-consent=2.2026-11-15.media", null],
  [`hearth-consent=2.2026-11-15.media.${id}0`, null],
  [`hearth-consent=2.2026-99-99.media.${id}`, null],
  [`hearth-consent=2.2026-05-18.media.${id}`, null],
  [`hearth-consent=2.2027-01-01.media.${id}`, null],
  [`hearth-consent=2.2026-11-15.media%22.${id}`, null],
  [`xhearth-consent=2.2026-11-15.media.${id}`, null],
  [`hearth-consent=2.2026-06-01.media-tracking.${id}`, ["media"]],
  [`hearth-consent=2.2026-11-15..${id}`, []],
])("reads %j as %j", (cookies, groups) => {
  expect(readConsent(cookies, now, receivers)?.groups ?? null).toEqual(groups);
});

it.each([
  ["agreed to the same receivers", ["statistics"] as const, receivers, ["statistics"]],
  ["agreed to others", ["statistics"] as const, "00000000", null],
  ["agreed to videos and to others", ["media", "marketing"] as const, "00000000", null],
  ["agreed before anybody was named", ["marketing"] as const, "", null],
  ["refused others", [], "00000000", []],
  ["agreed to videos while others were named", ["media"] as const, "00000000", ["media"]],
])("who %s has chosen %j", (_who, chosen, named, expected) => {
  const cookie = consentCookieOf(consentOf(chosen, now, { id, receivers: named }), false);
  expect(readConsent(cookie, now, receivers)?.groups ?? null).toEqual(expected);
});
