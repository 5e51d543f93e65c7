import type { Cart, EntitySearchResult, Product } from "@hearth/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { cartFaults, type Knowledge } from "../harness/order/cart-oracle.ts";
import { goodsOf, item, newShopper, quantitiesOf, type Shopper } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { projectAll } from "../harness/content/project-all.ts";
import { seededRandom } from "../harness/seeded-random.ts";
import { type TamperedRequest, tamperedRequest } from "../harness/content/tamper-request.ts";
import { testShop } from "../harness/test-shop.ts";

/*
 * Requests of somebody who wants to pay less, or to break something. Each is refused with 4xx, or gives a cart that costs what the
 * product pages say. TAMPER_RUNS=100000 sends more of them; TAMPER_SEED others.
 */
const RUNS = Number(process.env["TAMPER_RUNS"] ?? 2000);
const SEED = Number(process.env["TAMPER_SEED"] ?? 1);
const SESSIONS = 8;
/** A session ends before its cart is so large that nothing else happens any more. */
const REQUESTS_PER_SESSION = 40;

const shop = testShop();
const photovoltaics = ["module-black", "battery-5"].map(id.product);
beforeAll(async () => {
  await shop.sql`update product set tax_id = ${id.tax("standard")}, custom_fields = custom_fields || '{"pvZero": "module"}'
    where id = any(${photovoltaics}::uuid[])`;
  await projectAll(shop.databaseUrl);
});

const pages = new Map<string, Promise<Knowledge>>();
/** The product pages in the visitor's country and currency. */
async function knowledgeOf(shopper: Shopper): Promise<Knowledge> {
  const { currency, shippingLocation } = await shopper.context();
  const iso = shippingLocation.country.iso ?? "";
  const key = `${currency.isoCode} ${iso}`;
  const known = pages.get(key) ?? readPages(shopper, iso);
  pages.set(key, known);
  return known;
}

async function readPages({ headers }: Shopper, iso: string): Promise<Knowledge> {
  const { body } = await shop.api.post<EntitySearchResult<Product>>("/product", { limit: 100 }, headers);
  const sold = body.elements.filter(({ childCount }) => childCount === 0);
  return {
    isGermany: iso === "DE",
    byId: new Map(
      sold.map((product) => [
        product.id,
        {
          product,
          taxRate: product.calculatedPrice.calculatedTaxes[0]?.taxRate ?? 0,
          isPhotovoltaic: photovoltaics.includes(product.id),
        },
      ]),
    ),
  };
}

const counted = { accepted: 0, refused: 0, discounted: 0, zeroRated: 0, codes: new Map<string, number>() };

describe(`${RUNS} tampered requests`, () => {
  const theirs = [item("hose", 3, { id: "my line" }), item("valve", 2), item("thermostat")];

  it(
    "cost what the product pages say, or are refused",
    async () => {
      const victim = newShopper(shop.api);
      const before = await victim.add(...theirs);
      const perWorker = Math.ceil(RUNS / SESSIONS);
      const work = Array.from({ length: SESSIONS }, (_, n) => attack(SEED * 1000 + n, perWorker));
      await Promise.all(work);
      if (process.env["TAMPER_RUNS"]) console.log(counted);
      expect(quantitiesOf(await victim.read())).toEqual(quantitiesOf(before));
      expect(counted.accepted + counted.refused).toBeGreaterThanOrEqual(RUNS);
    },
    120_000 + RUNS * 200,
  );

  it("were neither all right nor all wrong", () => {
    expect(counted.accepted / RUNS).toBeGreaterThan(0.25);
    expect(counted.refused / RUNS).toBeGreaterThan(0.25);
    expect(counted.discounted).toBeGreaterThan(RUNS / 50);
    expect(counted.zeroRated).toBeGreaterThan(0);
    expect([...counted.codes.keys()]).toEqual(
      expect.arrayContaining([
        "400 CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY",
        "400 CHECKOUT__CART_INVALID_LINE_ITEM_PAYLOAD",
        "400 CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED",
        "400 CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE",
        "400 FRAMEWORK__INVALID_REQUEST_PARAMETER",
        "400 VIOLATION::ENTITY_DOES_NOT_EXISTS",
        "403 CHECKOUT__INSUFFICIENT_PERMISSION",
        "404 CHECKOUT__CART_LINE_ITEM_NOT_FOUND",
        "409 CHECKOUT__CART_MIXED_LINE_ITEM_TYPE",
      ]),
    );
  });
});

async function attack(seed: number, requests: number): Promise<void> {
  const random = seededRandom(seed);
  for (let sent = 0; sent < requests; sent += REQUESTS_PER_SESSION) {
    const shopper = newShopper(shop.api);
    let state: State = { cart: await shopper.read(), knowledge: await knowledgeOf(shopper) };
    for (let n = 0; n < Math.min(REQUESTS_PER_SESSION, requests - sent); n++) {
      const around = {
        lineIds: state.cart.lineItems.map((line) => line.id),
        othersLineIds: ["my line", id.product("valve"), id.product("thermostat")],
      };
      state = await strike(shopper, state, tamperedRequest(random, around));
    }
  }
}

interface State {
  cart: Cart;
  knowledge: Knowledge;
}

/** Sends one, judges it, and answers the state after it. The client has checked that the answer keeps the contract: no 5xx. */
async function strike(shopper: Shopper, before: State, request: TamperedRequest): Promise<State> {
  const answer = await send(shopper, request);
  const told = `${request.method} ${request.path} ${request.body.slice(0, 2000)} → ${answer.status}`;
  for (const fault of answer.faults) {
    const code = fault.split(" ").slice(0, 2).join(" ");
    counted.codes.set(code, (counted.codes.get(code) ?? 0) + 1);
  }
  counted[answer.status < 400 ? "accepted" : "refused"]++;
  expect(answer.status, told).toBeLessThan(500);
  expect(answer.token, told).toBe(shopper.token);
  if (answer.status >= 400) return before;
  const cart = isCart(answer.body) ? answer.body : await shopper.read();
  const knowledge = request.path === "/context" ? await knowledgeOf(shopper) : before.knowledge;
  expect(cartFaults(cart, knowledge), told).toEqual([]);
  const grown = (cart.extensions?.hearthVersion ?? 0) - (before.cart.extensions?.hearthVersion ?? 0);
  expect(grown === 0 || grown === 1 || request.path === "/context" || request.method === "DELETE", told).toBe(
    true,
  );
  if (cart.lineItems.length > goodsOf(cart).length) counted.discounted++;
  if (cart.extensions?.hearthTax?.zeroRatedLineIds.length) counted.zeroRated++;
  return { cart, knowledge };
}

function send({ headers }: Shopper, { method, path, body }: TamperedRequest) {
  const call = { POST: shop.api.post, PATCH: shop.api.patch, DELETE: shop.api.delete }[method];
  return call(path, body, headers);
}

const isCart = (body: unknown): body is Cart =>
  typeof body === "object" && body !== null && "apiAlias" in body && body.apiAlias === "cart";
