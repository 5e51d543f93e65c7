import { openPriceView, type PriceView } from "@hearth/service/price-view";
import { expect, it } from "vitest";
import { createLog } from "../../http/log.server.ts";
import { json, serviceKey, shopApi, visitor } from "./shop-api.fixture.server.ts";

it("says under seal whose prices it is for; calls of a session never do", async () => {
  const seals: (string | undefined)[] = [];
  const client = await shopApi((request, response) => {
    seals.push(request.headers["x-hearth-price-view"]?.toString());
    json(response, {});
  });
  const prices: PriceView = { groupId: "a".repeat(32), show: "net" };
  await client(null, { prices }).read("readSeoUrl");
  await client(null, { prices: null }).read("readSeoUrl");
  await client(visitor("a"), { prices }).act("readCart");
  expect(seals.slice(1)).toEqual([undefined, undefined]);
  expect(openPriceView([serviceKey], seals[0] ?? "")).toMatchObject(prices);
});

it("tells who is there, and that nobody is any more", async () => {
  const told: unknown[] = [];
  const client = await shopApi((_request, response) => json(response, { token: "t" }));
  const shop = client(visitor("a"), { onContext: (context) => told.push(context) });
  await shop.act("readContext");
  await shop.act("readCart");
  await shop.act("logoutCustomer");
  expect(told).toEqual([{ token: "t" }, null]);
});

it("chooses nothing without an id [225, 226]", async () => {
  let calls = 0;
  const client = await shopApi((_request, response) => {
    calls += 1;
    json(response, {});
  });
  const lines: string[] = [];
  const log = createLog({ write: (line) => lines.push(line) });
  const shop = client(visitor("a"), { log });
  await expect(shop.act("updateContext", { body: { paymentMethodId: "" } })).rejects.toThrow(
    "You need to provide payment method id in order to set payment method",
  );
  expect(await shop.act("updateContext", { body: { currencyId: "" } })).toMatchObject({
    redirectUrl: null,
  });
  expect([calls, lines]).toEqual([0, [expect.stringContaining("currency-without-id")]]);
  await shop.act("updateContext", { body: { currencyId: "c", countryId: "d" } });
  expect(calls).toBe(1);
});
