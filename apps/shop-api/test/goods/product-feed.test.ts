import { describe, expect, it } from "vitest";
import type { FeedItem } from "../../src/modules/product-feed/index.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
let visitors = 0;
/** From another address each time, as the limit counts by address. */
const fetchFeed = (path: string, headers: Record<string, string> = { "sw-access-key": id.accessKey }) => {
  visitors += 1;
  return fetch(`${shop.origin}/feed/${path}`, {
    headers: { "x-forwarded-for": `203.0.113.${visitors}`, ...headers },
  });
};
const items = async (language = "de-DE") =>
  (await (await fetchFeed(`products.jsonl?language=${language}`)).text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as FeedItem);

it("has every article once, and no family", async () => {
  const numbers = (await items()).map((item) => item.number).toSorted();
  const rows = await shop.sql<{ number: string }[]>`
    select p.product_number as number from product p left join product f on f.id = p.parent_id
    where coalesce(p.active, f.active, true) and coalesce(f.active, true) and not exists (select from product v where v.parent_id = p.id)`;
  expect(numbers).toEqual(rows.map((row) => row.number).toSorted());
});

it("tells what one needs to compare and to find the article", async () => {
  expect((await items()).find((item) => item.number === "NW-KE-08")).toEqual({
    id: id.product("kestrel-8"),
    number: "NW-KE-08",
    gtin: "4006381333931",
    title: expect.stringMatching(/, 8 kW$/),
    description: expect.not.stringContaining("<"),
    brand: "Nordwerk",
    category: ["Heizung", "Wärmepumpen", "Monoblock"],
    price: { amount: 8499, currency: "EUR" },
    availability: "in_stock",
    delivery_time: expect.any(String),
    link: expect.stringMatching(/^\/./),
    image: expect.stringContaining("/media/"),
    item_group_id: id.product("kestrel"),
    options: { Leistung: "8 kW" },
  });
});

it("speaks every language of the shop, and no other", async () => {
  const polish = (await items("pl-PL")).find((item) => item.number === "NW-KE-08");
  expect(polish?.options).toEqual({ Moc: "8 kW" });
  expect((await fetchFeed("products.jsonl?language=xx-XX")).status).toBe(404);
});

it("is RSS for those who want it", async () => {
  const answer = await fetchFeed("products.xml?language=de-DE");
  const text = await answer.text();
  expect(answer.headers.get("content-type")).toContain("application/rss+xml");
  expect(text).toMatch(/^<\?xml version="1.0".*<\/channel><\/rss>\n$/s);
  expect(text.match(/<item>/g)).toHaveLength((await items()).length);
  expect(text).toContain("<g:id>NW-KE-08</g:id>");
  expect(text).toContain("<g:price>8499.00 EUR</g:price>");
  expect(text).toMatch(/<g:link>http:\/\/shop\.example\/[^<]+<\/g:link>/);
});

describe("it may be kept for an hour", () => {
  it("and says so", async () => {
    const answer = await fetchFeed("products.jsonl");
    await answer.text();
    expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
  });

  it("so one address gets few of them", async () => {
    const headers = { "sw-access-key": id.accessKey, "x-forwarded-for": "198.51.100.1" };
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const answer = await fetchFeed("products.jsonl", headers);
      await answer.text();
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

it("wants the access key of a channel", async () => {
  expect((await fetchFeed("products.jsonl", {})).status).toBe(401);
});
