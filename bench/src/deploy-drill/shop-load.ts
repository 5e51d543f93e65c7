import { randomBytes, randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import type { Goods } from "../fleet/fleet-goods.ts";
import { type Answered, openLoad, type openClient } from "../fleet/open-load.ts";
import { percentile } from "../load/open-loop.ts";
import { insertShoppers } from "../order/bench-shoppers.ts";

interface Shop {
  url: string;
  client: ReturnType<typeof openClient>;
  sql: Sql;
  until: Promise<unknown>;
}

export interface Tally {
  what: string;
  ms: number[];
  failures: string[];
}

const LONGEST_SECONDS = 600;
const SHOWN_FAILURES = 5;

export async function readPages(shop: Shop, paths: readonly string[], perSecond: number): Promise<Tally> {
  const tally: Tally = { what: "pages", ms: [], failures: [] };
  await openLoad({
    perSecond,
    until: shop.until,
    ask: (n) =>
      shop.client.ask({
        url: shop.url + (paths[(n * 7) % paths.length] ?? "/"),
        headers: { "accept-encoding": "br" },
      }),
    onAnswer: (answer) => note(tally, answer, 200),
  });
  return tally;
}

/** Guests with full carts press "buy": the form of the checkout, as a browser without script sends it. */
export async function placeOrders(shop: Shop, goods: readonly Goods[], perSecond: number): Promise<Tally> {
  const tally: Tally = { what: "orders", ms: [], failures: [] };
  const productIds = goods.map(({ id }) => id);
  const name = randomBytes(4).toString("hex");
  const tokens = await insertShoppers(shop.sql, {
    name,
    count: perSecond * LONGEST_SECONDS,
    productIds,
    linesPerCart: 2,
  });
  const [method] = await shop.sql<{ id: string }[]>`
    select replace(id::text, '-', '') as id from payment_method where technical_name = 'payment_prepayment'`;
  const form = { intent: "order", terms: "on", paymentMethodId: method?.id ?? "" };
  await openLoad({
    perSecond,
    until: shop.until,
    ask: (n) =>
      shop.client.ask({
        method: "POST",
        url: `${shop.url}/checkout`,
        headers: {
          cookie: `__Host-hearth-context=${tokens[n]}`,
          "content-type": "application/x-www-form-urlencoded",
          "sec-fetch-site": "same-origin",
          origin: shop.url,
        },
        body: new URLSearchParams({ ...form, key: randomUUID() }).toString(),
      }),
    onAnswer: (answer) => note(tally, answer, 303),
  });
  const [placed] = await shop.sql<{ orders: number }[]>`
    select count(*)::int as orders from shop_order where email like ${`${name}%`}`;
  if (placed?.orders !== tally.ms.length - tally.failures.length)
    tally.failures.push(`${placed?.orders} orders are there`);
  return tally;
}

function note(tally: Tally, { status, ms, error, headers, body }: Answered, wanted: number): void {
  tally.ms.push(ms);
  const isRight = status === wanted && (status !== 303 || String(headers.location).includes("/success/"));
  // A body that was made small says nothing to people.
  const text = headers["content-encoding"] ? "" : body;
  const title = /<title>([^<]*)/.exec(text)?.[1];
  if (!isRight) tally.failures.push(`${status} ${error ?? headers.location ?? title ?? text.slice(0, 80)}`);
}

export function tellTally({ what, ms, failures }: Tally, seconds: number): string {
  const [p50, p99] = [50, 99].map((percent) => percentile(ms, percent).toFixed(0));
  const rate = (ms.length / seconds).toFixed(1);
  const kinds = Map.groupBy(failures, (failure) => failure);
  const counted = [...kinds].map(([kind, { length }]) => `${length} × ${kind}`);
  const shown = failures.length > 0 ? `: ${counted.slice(0, SHOWN_FAILURES).join(", ")}` : "";
  return `${ms.length} ${what} in ${seconds.toFixed(0)} s (${rate}/s), p50 ${p50} ms, p99 ${p99} ms, ${failures.length} failed${shown}`;
}
