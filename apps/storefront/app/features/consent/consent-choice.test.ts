import { expect, it } from "vitest";
import { allows, consentCookieOf, consentOf, readConsent } from "./consent-choice.ts";

const now = new Date("2026-11-15T12:00:00Z");
const id = "0123456789abcdef0123456789abcdef";
const receivers = "1a2b3c4d";
const asked = { receivers, asksSince: 0 };
const edition = 0;

it("reads back what it wrote, among other cookies [100]", () => {
  const consent = consentOf(["marketing", "media"], now, { receivers, edition });
  const [pair] = consentCookieOf(consent, true).split(";");
  expect(readConsent(`a=1; ${pair}; b=2`, now, asked)).toEqual({
    id: consent.id,
    date: "2026-11-15",
    groups: ["media", "marketing"],
    receivers,
    edition,
  });
});

it("makes an id of its own for everybody, and keeps one that is given", () => {
  expect(consentOf([], now, { receivers, edition }).id).toMatch(/^[\da-f]{32}$/);
  expect(consentOf([], now, { receivers, edition }).id).not.toBe(
    consentOf([], now, { receivers, edition }).id,
  );
  expect(consentOf([], now, { id, receivers, edition }).id).toBe(id);
});

it("is of the day it is where the shop is, and counts at once", () => {
  const afterMidnight = new Date("2026-11-15T23:30:00Z");
  const consent = consentOf(["media"], afterMidnight, { receivers, edition });
  expect(consent.date).toBe("2026-11-16");
  expect(readConsent(consentCookieOf(consent, false), afterMidnight, asked)).toEqual(consent);
});

it("remembers a refusal as well", () => {
  expect(
    readConsent(consentCookieOf(consentOf([], now, { id, receivers, edition }), false), now, asked),
  ).toEqual({
    id,
    date: "2026-11-15",
    groups: [],
    receivers,
    edition,
  });
});

it("keeps the choice for 180 days and only over TLS where there is TLS", () => {
  expect(consentCookieOf(consentOf([], now, { id, receivers, edition }), true)).toBe(
    `hearth-consent=2.2026-11-15..${id}.${receivers}; Path=/; Max-Age=15552000; SameSite=Lax; Secure`,
  );
  expect(consentCookieOf(consentOf([], now, { id, receivers: "", edition }), false)).toMatch(
    new RegExp(`^hearth-consent=2.2026-11-15..${id}; `),
  );
  expect(consentCookieOf(consentOf([], now, { id, receivers, edition }), false)).not.toContain("Secure");
});

it("allows what was chosen and nothing else, before a choice nothing", () => {
  const consent = consentOf(["statistics"], now, { receivers, edition });
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
  expect(readConsent(cookies, now, asked)?.groups ?? null).toEqual(groups);
});

it.each([
  ["agreed to the same receivers", ["statistics"] as const, receivers, ["statistics"]],
  ["agreed to others", ["statistics"] as const, "00000000", null],
  ["agreed to videos and to others", ["media", "marketing"] as const, "00000000", null],
  ["agreed before anybody was named", ["marketing"] as const, "", null],
  ["refused others", [], "00000000", []],
  ["agreed to videos while others were named", ["media"] as const, "00000000", ["media"]],
])("who %s has chosen %j", (_who, chosen, named, expected) => {
  const cookie = consentCookieOf(consentOf(chosen, now, { id, receivers: named, edition }), false);
  expect(readConsent(cookie, now, asked)?.groups ?? null).toEqual(expected);
});

it.each([
  ["agreed to the words of today", ["media"] as const, 7, ["media"]],
  ["agreed to words that were corrected since", ["media"] as const, 5, ["media"]],
  ["agreed to words that meant something else", ["media"] as const, 4, null],
  ["agreed to the shop's own words before", ["statistics"] as const, 0, null],
  ["refused before", [], 0, []],
])("who %s has chosen %j in edition %d", (_who, chosen, read, expected) => {
  const cookie = consentCookieOf(consentOf(chosen, now, { id, receivers, edition: read }), false);
  const found = readConsent(cookie, now, { receivers, asksSince: 5 });
  expect(found && [found.groups, found.edition]).toEqual(expected && [expected, read]);
});
