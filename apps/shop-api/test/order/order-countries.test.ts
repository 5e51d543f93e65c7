import type { Order } from "@hearth/contract";
import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import type { Sql } from "../../src/platform/database/database.ts";
import { newEmail } from "../harness/account/account.ts";
import { item, newShopper } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { insertAccount, insertSession } from "../harness/account/given-account.ts";
import { type SeededRandom, seededRandom } from "../harness/seeded-random.ts";
import { testShop } from "../harness/test-shop.ts";
import { keyOf } from "../harness/account/session-keys.ts";

/*
 * Whatever addresses, methods and old sessions come together: goods are ordered only to where they are sent and bills only to where
 * is sold, and what the order would be refused for stands in the cart before (ORD-3).
 */
const RUNS = 200;
const newId = () => randomBytes(16).toString("hex");

/** Countries the shop does not send to, each for one reason only: closed, sold to but not sent to, without a tariff, not sold to. */
const others = {
  AT: { id: newId(), active: false, shipping_available: true, isSold: true, hasTariff: true },
  IT: { id: newId(), active: true, shipping_available: false, isSold: true, hasTariff: true },
  NL: { id: newId(), active: true, shipping_available: true, isSold: true, hasTariff: false },
  FR: { id: newId(), active: true, shipping_available: true, isSold: false, hasTariff: true },
};

async function withOtherCountries(sql: Sql): Promise<void> {
  for (const [iso, { isSold, hasTariff, ...country }] of Object.entries(others)) {
    await sql`insert into country ${sql({ ...country, iso, iso3: `${iso}X` } as never)}`;
    if (isSold) await sql`update sales_channel set country_ids = country_ids || ${country.id}::uuid`;
    if (!hasTariff) continue;
    await sql`insert into shipping_zone (id, key, country_id) values (${newId()}, ${iso}, ${country.id})`;
    await sql`update shipping_tariff set rates = rates || jsonb_build_array(rates -> 0 || jsonb_build_object('zone', ${iso}::text))`;
  }
}

const shop = testShop({ prepare: withOtherCountries });

const places = [
  { iso: "DE", countryId: id.country("de"), zipcode: "60314" },
  { iso: "DE", countryId: id.country("de"), zipcode: "18565", isIsland: true },
  { iso: "PL", countryId: id.country("pl"), zipcode: "40-001" },
  { iso: "CH", countryId: id.country("ch"), zipcode: "8000" },
  ...Object.entries(others).map(([iso, { id: countryId }]) => ({ iso, countryId, zipcode: "1010" })),
];
type Place = (typeof places)[number] & { isIsland?: boolean };

/** Where each of the goods is sent, as the catalogue says. */
const sent: Readonly<Record<string, (place: Place) => boolean>> = {
  hose: ({ iso }) => ["DE", "PL", "CH"].includes(iso),
  "kestrel-6": ({ iso }) => ["DE", "PL"].includes(iso),
  "module-black": ({ iso, isIsland }) => ["DE", "PL"].includes(iso) && !isIsland,
  guide: () => true,
};
const isSold = ({ iso }: Place) => !["AT", "FR"].includes(iso);

interface Visitor {
  headers: Readonly<Record<string, string | undefined>>;
  /** Own addresses by their street. */
  own: Map<string, Place>;
}

/** Somebody whose addresses were written when other countries were served, with a session of any age. */
async function visitor(random: SeededRandom, foreignId: string): Promise<Visitor> {
  const { sql } = shop;
  const customerId = await insertAccount(sql, { email: newEmail(), guest: random.chance(0.5) });
  const headers = await insertSession(sql, customerId);
  const own = new Map<string, Place>([["Ofenweg 1", places[0] as Place]]);
  const ids = [foreignId];
  for (let n = 0; n < 2; n++) {
    const place = random.pick(places);
    const addressId = newId();
    own.set(`Weg ${addressId}`, place);
    ids.push(addressId);
    await sql`insert into customer_address (id, customer_id, first_name, last_name, street, zipcode, city, country_id)
      values (${addressId}, ${customerId}, 'Ada', 'Brenner', ${`Weg ${addressId}`}, ${place.zipcode}, 'Ort', ${place.countryId})`;
  }
  const old = {
    billing_address_id: random.pick([null, ...ids]),
    shipping_address_id: random.pick([null, ...ids]),
    country_id: random.pick([null, ...places.map(({ countryId }) => countryId)]),
    shipping_method_id: random.pick([null, id.shippingMethod("parcel"), id.shippingMethod("freight")]),
  };
  await sql`update shop_context set ${sql(old as never)} where context_key = ${keyOf(sql, headers["sw-context-token"] ?? "")}`;
  const choice = {
    ...(random.chance(0.5) && { shippingAddressId: random.pick([...ids, id.unknownId]) }),
    ...(random.chance(0.5) && { billingAddressId: random.pick(ids) }),
    ...(random.chance(0.5) && { countryId: random.pick(places).countryId }),
  };
  await shop.api.patch("/context", choice, headers);
  return { headers, own };
}

/** What is wrong with an order that was placed. */
function problemsOf(order: Order, key: string, own: Visitor["own"]): string[] {
  const billing = own.get(order.billingAddress?.street ?? "");
  const goesTo = order.deliveries?.[0]?.shippingOrderAddress;
  const shipping = own.get(goesTo?.street ?? "");
  return [
    ...(billing && isSold(billing) ? [] : [`billed to ${billing?.iso}`]),
    ...(!goesTo || (shipping && isSold(shipping) && sent[key]?.(shipping))
      ? []
      : [`sent to ${shipping?.iso}`]),
    ...(key === "guide" || goesTo ? [] : ["sent nowhere"]),
  ];
}

it(`sends nothing to where nothing is sent, and says so in the cart, in ${RUNS} combinations`, async () => {
  const random = seededRandom(53);
  const foreign = await insertAccount(shop.sql, { email: newEmail() });
  const [address] = await shop.sql<{ id: string }[]>`
    select replace(id::text, '-', '') as id from customer_address where customer_id = ${foreign}`;
  const seen = { placed: 0, refused: 0, wrong: [] as unknown[] };
  for (let run = 0; run < RUNS; run++) {
    const { headers, own } = await visitor(random, address?.id ?? "");
    const shopper = newShopper(shop.api, {}, headers["sw-context-token"]);
    const key = random.pick(Object.keys(sent));
    await shopper.tryAdd(item(key));
    await shopper.tell({ zipcode: random.pick(places).zipcode });
    const notices = Object.values((await shopper.read()).errors).filter(({ block }) => block);
    const answer = await shop.api.post<Order>("/checkout/order", {}, headers);
    const isPlaced = answer.status === 200;
    seen[isPlaced ? "placed" : "refused"] += 1;
    const problems = isPlaced ? problemsOf(answer.body, key, own) : [];
    if (isPlaced === notices.length > 0 || problems.length > 0)
      seen.wrong.push({
        run,
        key,
        problems,
        faults: answer.faults,
        notices: notices.map((each) => each.key),
      });
  }
  expect(seen.wrong).toEqual([]);
  expect(Math.min(seen.placed, seen.refused)).toBeGreaterThan(RUNS / 10);
}, 120_000);
