import type { Context } from "@hearth/contract";
import { type PriceView, sealDay, sealPriceView } from "@hearth/service/price-view";
import { expect, it } from "vitest";
import {
  followPriceView,
  keepPriceView,
  mayHavePriceView,
  readPriceView,
  shownView,
} from "./price-view-cookie.server.ts";

const secret = "a secret of thirty-two characters or more";
const groupId = "b".repeat(32);
const net: PriceView = { groupId, show: "net" };
const sent = { ...net, lastDay: sealDay(30) };

const visitAt = (publicUrl = "http://shop.example", serviceKey = "key") => ({
  publicUrl,
  auth: { secret: [secret], serviceKey, providers: [], isUnknownOpen: true },
  cookies: [] as string[],
});
const said = (displayGross: boolean) =>
  ({
    customer: { accountType: "private" },
    currentCustomerGroup: { id: displayGross ? "all" : groupId, displayGross },
    salesChannel: { customerGroupId: "all" },
  }) as unknown as Context;
const pairOf = (cookie = "") => cookie.split(";")[0] ?? "";

it("comes back as it was given, where scripts cannot read it", () => {
  for (const visit of [visitAt(), visitAt("https://shop.example")]) {
    keepPriceView(visit, net);
    expect(visit.cookies[0]).toContain("; HttpOnly");
    expect(mayHavePriceView(`a=b; ${pairOf(visit.cookies[0])}`)).toBe(true);
    expect(readPriceView(visit, `a=b; ${pairOf(visit.cookies[0])}`)).toEqual(sent);
  }
});

it.each([
  ["none", null],
  ["others", "hearth-context=x"],
  ["one somebody wrote himself", `hearth-prices=${groupId}.net`],
  ["one that is over", `hearth-prices=${sealPriceView(secret, net, sealDay(-1))}`],
  ["one sealed with another secret", `hearth-prices=${sealPriceView("another secret", net, sealDay())}`],
])("is nothing with %s", (_what, header) => {
  expect(readPriceView(visitAt(), header)).toBeNull();
});

it("is nothing on a desk whose shop API could not believe it", () => {
  const visit = visitAt("http://shop.example", "");
  expect(readPriceView(visit, `hearth-prices=${sealPriceView(secret, net, sealDay())}`)).toBeNull();
  followPriceView(visit, null, said(false));
  expect(visit.cookies).toEqual([]);
  expect(shownView({ ...visit, prices: null }, said(false))).toBeNull();
  expect(shownView({ ...visitAt(), prices: null }, said(false))).toEqual(net);
});

it.each([
  ["trade that comes", null, said(false), /^hearth-prices=b{32}\.net\./],
  ["trade that became everybody", sent, said(true), /^hearth-prices=; .*Max-Age=0/],
  [
    "trade whose days are half over",
    { ...net, lastDay: sealDay(14) },
    said(false),
    /^hearth-prices=b{32}\.net\./,
  ],
  ["whoever left", sent, null, /^hearth-prices=; .*Max-Age=0/],
])("follows %s", (_who, before, context, cookie) => {
  const visit = visitAt();
  followPriceView(visit, before, context);
  expect(visit.cookies).toEqual([expect.stringMatching(cookie)]);
});

it.each([
  ["everybody", null, said(true)],
  ["trade that has it", sent, said(false)],
  ["trade that has half of its days", { ...net, lastDay: sealDay(15) }, said(false)],
  ["trade that chose to see tax", { ...sent, show: "with-tax" } as const, said(false)],
  ["nobody", null, null],
])("leaves %s alone", (_who, before, context) => {
  const visit = visitAt();
  followPriceView(visit, before, context);
  expect(visit.cookies).toEqual([]);
});

it("does not undo what was chosen in the same request", () => {
  const visit = visitAt();
  keepPriceView(visit, { groupId, show: "with-tax" });
  followPriceView(visit, sent, said(false));
  expect(visit.cookies).toEqual([expect.stringContaining(".with-tax.")]);
});
