import { type Endpoint, endpoints } from "@hearth/contract";
import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";
import { operations, send, validRequest } from "../harness/content/valid-requests.ts";

const shop = testShop();
const cacheClass = (operation: (typeof operations)[number]) => {
  const endpoint: Endpoint = endpoints[operation];
  return endpoint.cache;
};
const read = async (path: string, headers: Record<string, string> = {}) =>
  (await shop.api.post(path, { limit: 7 }, headers)).headers.get("x-cache");
const listing = (key: string) => `/product-listing/${id.category(key)}`;

it.each(operations.filter((operation) => cacheClass(operation) === "public"))(
  "%s answers the second anonymous visitor from memory, with the same words",
  async (operation) => {
    const first = await send(shop.api, operation);
    const second = await send(shop.api, operation);
    expect([first.headers.get("x-cache"), second.headers.get("x-cache")]).toEqual(["miss", "hit"]);
    expect(second.body).toEqual(first.body);
    expect(second.token).not.toBe(first.token);
  },
);

it.each(operations.filter((operation) => cacheClass(operation) === "session"))(
  "%s is personal and never kept",
  async (operation) => {
    await send(shop.api, operation);
    expect((await send(shop.api, operation)).headers.get("x-cache")).toBeNull();
  },
);

it("shares nothing between languages", async () => {
  const header = (language: "de" | "en") => ({ "sw-language-id": id.language(language) });
  expect(await read(listing("radiators"), header("de"))).toBe("miss");
  expect(await read(listing("radiators"), header("en"))).toBe("miss");
  expect(await read(listing("radiators"), header("de"))).toBe("hit");
});

it("shares one answer between the language by default and by header", async () => {
  expect(await read(listing("bestsellers"))).toBe("miss");
  expect(await read(listing("bestsellers"), { "sw-language-id": id.language("de") })).toBe("hit");
});

it.each([
  ["countries", { countryId: id.country("pl") }],
  ["currencies", { currencyId: id.currency("pln") }],
])("shares nothing between %s", async (what, choice) => {
  const token = { "sw-context-token": `session0of0${what}`.padEnd(32, "0") };
  await shop.api.patch("/context", choice, token);
  const path = `${listing("photovoltaics")}?`;
  await read(path);
  expect(await read(path)).toBe("hit");
  expect(await read(path, token)).toBe("miss");
  expect(await read(path, token)).toBe("hit");
});

it("shares between visitors who chose the same", async () => {
  const tokens = ["visitor-a", "visitor-b"].map((name) => ({
    "sw-context-token": name.replaceAll("-", "0").padEnd(32, "0"),
  }));
  for (const token of tokens) await shop.api.patch("/context", { countryId: id.country("ch") }, token);
  const [first, second] = [
    await read(listing("heating"), tokens[0]),
    await read(listing("heating"), tokens[1]),
  ];
  expect([first, second]).toEqual(["miss", "hit"]);
});

it("keeps answers with and without SEO URLs apart", async () => {
  expect(await read(listing("monobloc"))).toBe("miss");
  expect(await read(listing("monobloc"), { "sw-include-seo-urls": "1" })).toBe("miss");
});

it("keeps answers to different bodies apart", async () => {
  const { params } = validRequest("readCategory");
  const page = async (p: number) =>
    (await send(shop.api, "readCategory", { params, body: { p, limit: 1 } })).headers.get("x-cache");
  expect([await page(1), await page(2), await page(1)]).toEqual(["miss", "miss", "hit"]);
});

it("does not keep refusals", async () => {
  const refused = async () => (await shop.api.post(`/product/${id.unknownId}`)).headers.get("x-cache");
  expect([await refused(), await refused()]).toEqual([null, null]);
});
