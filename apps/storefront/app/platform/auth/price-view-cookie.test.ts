import type { Context } from "@hearth/contract";
import { type PriceView, sealPriceView } from "@hearth/service/price-view";
import { expect, it } from "vitest";
import {
  followPriceView,
  keepPriceView,
  mayHavePriceView,
  readPriceView,
} from "./price-view-cookie.server.ts";

const secret = "a secret of thirty-two characters or more";
const groupId = "b".repeat(32);
const net: PriceView = { groupId, show: "net" };

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
    expect(readPriceView(visit, `a=b; ${pairOf(visit.cookies[0])}`)).toEqual(net);
  }
});

it.each([
  ["none", null],
  ["others", "hearth-context=x"],
  ["one somebody wrote himself", `hearth-prices=${groupId}.net`],
  ["one sealed with another secret", `hearth-prices=${sealPriceView("another secret", net)}`],
])("is nothing with %s", (_what, header) => {
  expect(readPriceView(visitAt(), header)).toBeNull();
});

it("is nothing on a desk whose shop API could not believe it", () => {
  const visit = visitAt("http://shop.example", "");
  expect(readPriceView(visit, `hearth-prices=${sealPriceView(secret, net)}`)).toBeNull();
  followPriceView(visit, null, said(false));
  expect(visit.cookies).toEqual([]);
});

it.each([
  ["trade that comes", null, said(false), /^hearth-prices=b{32}\.net\./],
  ["trade that became everybody", net, said(true), /^hearth-prices=; .*Max-Age=0/],
  ["whoever left", net, null, /^hearth-prices=; .*Max-Age=0/],
])("follows %s", (_who, sent, context, cookie) => {
  const visit = visitAt();
  followPriceView(visit, sent, context);
  expect(visit.cookies).toEqual([expect.stringMatching(cookie)]);
});

it.each([
  ["everybody", null, said(true)],
  ["trade that has it", net, said(false)],
  ["trade that chose to see tax", { groupId, show: "with-tax" } as const, said(false)],
  ["nobody", null, null],
])("leaves %s alone", (_who, sent, context) => {
  const visit = visitAt();
  followPriceView(visit, sent, context);
  expect(visit.cookies).toEqual([]);
});

it("does not undo what was chosen in the same request", () => {
  const visit = visitAt();
  keepPriceView(visit, { groupId, show: "with-tax" });
  followPriceView(visit, net, said(false));
  expect(visit.cookies).toEqual([expect.stringContaining(".with-tax.")]);
});
