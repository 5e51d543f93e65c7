import { randomBytes } from "node:crypto";
import type { Order } from "@hearth/contract";
import { Redis } from "ioredis";
import { expect, it } from "vitest";
import {
  fromElsewhere,
  guestRegistration,
  linkIn,
  PASSWORD,
  registration,
  newEmail,
} from "../harness/account/account.ts";
import type { Headers } from "../harness/api-client.ts";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { finishUrl } from "../harness/payment/payer.ts";
import { testShop } from "../harness/test-shop.ts";

/* Whoever reads the database, a copy of it or the Redis finds no token that opens anything: only hashes. */
const redisUrl = process.env.REDIS_URL;
const prefix = `test-${randomBytes(6).toString("hex")}`;
const shop = testShop({
  hasPayments: true,
  env: { ...(redisUrl && { REDIS_URL: redisUrl, REDIS_PREFIX: prefix }) },
});

/** A client that remembers every token it was ever given. */
function collectingClient(tokens: Set<string>, start: Headers = {}) {
  let headers: Headers = { ...fromElsewhere(), ...start };
  const keep = <A extends { token: string | null; faults: string[] }>(answer: A): A => {
    expect(answer.faults).toEqual([]);
    if (answer.token) tokens.add(answer.token);
    headers = { ...headers, "sw-context-token": answer.token ?? undefined };
    return answer;
  };
  return {
    token: () => headers["sw-context-token"] ?? "",
    get: async (path: string) => keep(await shop.api.get(path, headers)),
    patch: async (path: string, body: object) => keep(await shop.api.patch(path, body, headers)),
    post: async <T>(path: string, body: object = {}) => keep(await shop.api.post<T>(path, body, headers)),
  };
}

/** Everything a shopper does with a token, as a guest and with an account on two devices. */
async function journey(): Promise<Set<string>> {
  const tokens = new Set<string>();
  const pages = { returnUrl: "http://shop.example/back", cancelUrl: "http://shop.example/cart" };
  const guest = collectingClient(tokens);
  await guest.get("/context");
  await guest.post("/search", { search: "Wärmepumpe" });
  await guest.post("/checkout/cart/line-item", { items: [item("hose", 2)] });
  await guest.post("/hearth/payment/express", pages);
  await guest.post("/account/register", guestRegistration());
  await guest.patch("/context", { paymentMethodId: id.paymentMethod("card") });
  const { body: order } = await guest.post<Order>("/checkout/order");
  await guest.post("/handle-payment", { orderId: order.id, finishUrl });

  const email = newEmail();
  const member = collectingClient(tokens);
  await member.post("/checkout/cart/line-item", { items: [item("hose")] });
  await member.post("/account/register", registration(email));
  await member.post("/account/register-confirm", await linkIn(shop, email, "register-confirm"));
  await member.post("/checkout/order");
  const second = collectingClient(tokens);
  await second.post("/checkout/cart/line-item", { items: [item("hose")] });
  await second.post("/account/login", { username: email, password: PASSWORD });
  await second.post("/hearth/account/session");
  const newPassword = "Heizt auch bei Frost 7";
  await second.post("/account/change-password", {
    password: PASSWORD,
    newPassword,
    newPasswordConfirm: newPassword,
  });
  await second.post("/account/logout");
  return tokens;
}

/** All rows of all tables as text, the worker's too. Bytes are hexadecimal digits there. */
async function everyRow(): Promise<{ table: string; text: string }[]> {
  const tables = await shop.sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`;
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const texts = await shop.sql.unsafe<{ text: string }[]>(`select t::text as text from ${name} t`);
      return texts.map(({ text }) => ({ table: name, text }));
    }),
  );
  return rows.flat();
}

async function everyRedisEntry(): Promise<string[]> {
  const redis = new Redis(redisUrl ?? "");
  const keys = await redis.keys(`${prefix}:*`);
  const entries = await Promise.all(
    keys.map(async (key) => `${key} ${(await redis.dumpBuffer(key))?.toString("latin1") ?? ""}`),
  );
  redis.disconnect();
  return entries;
}

const shapesOf = (token: string) => [
  token,
  Buffer.from(token).toString("hex"),
  Buffer.from(token).toString("base64url"),
];

it("no table holds a token that was ever handed out", async () => {
  const tokens = await journey();
  expect(tokens.size).toBeGreaterThanOrEqual(7);
  const rows = await everyRow();
  expect(rows.filter(({ table }) => table === "public.customer_session")).not.toEqual([]);
  const found = rows.filter(({ text }) =>
    [...tokens].some((token) => shapesOf(token).some((shape) => text.includes(shape))),
  );
  expect(found.map(({ table }) => table)).toEqual([]);
});

it("nothing a table holds is a token", async () => {
  await journey();
  const columns = await shop.sql<{ value: string }[]>`
    select token_hash as value from customer_session union select context_key from shop_context
    union select context_key from cart union select context_key from order_attempt union select context_key from express_payment
    union select replace(id::text, '-', '') from customer_session`;
  expect(columns.length).toBeGreaterThanOrEqual(4);
  for (const { value } of columns) {
    const headers = { "sw-context-token": value };
    const context = await shop.api.get<{ customer: unknown }>("/context", headers);
    const cart = await shop.api.get<{ lineItems: unknown[] }>("/checkout/cart", headers);
    expect([context.body.customer, cart.body.lineItems]).toEqual([null, []]);
  }
});

it.runIf(redisUrl)("neither does Redis", async () => {
  const tokens = await journey();
  const entries = await everyRedisEntry();
  expect(entries).not.toEqual([]);
  expect(entries.filter((entry) => [...tokens].some((token) => entry.includes(token)))).toEqual([]);
});
