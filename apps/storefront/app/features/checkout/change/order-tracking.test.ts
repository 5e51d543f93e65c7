import { expect, it } from "vitest";
import type { Visit } from "../../../platform/http/visit.server.ts";
import { consentCookieOf, consentOf } from "../../consent/public-data.ts";
import type { OptionalGroup } from "../../consent/public-data.ts";
import { orderTracking } from "./order-tracking.server.ts";

const now = new Date("2026-11-17T12:00:00Z");
const traces = "_ga=GA1.1.1.2; tms-client-id=c-1; tms-attribution=cpc%3Aheating";
const all = { gaCookie: "GA1.1.1.2", tmsClientId: "c-1", tmsAttribution: "cpc%3Aheating" };
const receivers = "1a2b3c4d";
const texts = (asksSince: number) => ({
  remember: () => Promise.resolve({ edition: 9, asksSince, words: {} }),
});
const visit = { tagManager: { receivers }, shared: texts(0) } as unknown as Visit;

const consentTo = (named: string, ...groups: OptionalGroup[]) =>
  consentCookieOf(consentOf(groups, now, { receivers: named, edition: 3 }), false).split(";")[0];
const consent = (...groups: OptionalGroup[]) => consentTo(receivers, ...groups);
const read = (cookie: string, at = now, shop = visit) =>
  orderTracking(shop, new Request("http://shop.example/checkout", { headers: { cookie } }), at);

it("is handed over with consent, each name of the browser by its own group [291]", async () => {
  expect(await read(`${traces}; ${consent("statistics", "marketing")}`)).toEqual(all);
  expect(await read(`${consent("marketing")}; ${traces}`)).toEqual({ ...all, gaCookie: null });
});

it.each([
  ["without a choice", ""],
  ["with a refusal", consent()],
  ["with consent to statistics alone", consent("statistics")],
  ["with consent to videos", consent("media")],
  ["with consent to another receiver", consentTo("00000000", "statistics", "marketing")],
  ["with a cookie nobody wrote", "hearth-consent=marketing"],
])("is nothing %s", async (_which, choice) => {
  expect(await read(`${traces}; ${choice}`)).toBeNull();
});

it("is nothing once the choice is too old, was to other words, or where nobody would be told", async () => {
  const cookie = `${traces}; ${consent("statistics", "marketing")}`;
  expect(await read(cookie, now, { ...visit, shared: texts(4) } as unknown as Visit)).toBeNull();
  expect(await read(cookie, new Date("2027-06-17T12:00:00Z"))).toBeNull();
  expect(await read(cookie, now, { ...visit, tagManager: null })).toBeNull();
});

it("hands over consent without names, and drops those the shop API would refuse", async () => {
  const none = { gaCookie: null, tmsClientId: null, tmsAttribution: null };
  expect(await read(`${consent("statistics", "marketing")}`)).toEqual(none);
  const spoilt = `_ga=${"x".repeat(2001)}; tms-client-id=a b; tms-attribution=`;
  expect(await read(`${spoilt}; ${consent("statistics", "marketing")}`)).toEqual(none);
});
