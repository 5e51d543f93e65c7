import { randomBytes } from "node:crypto";
import { tokenHash } from "../../../src/modules/context/index.ts";
import type { Sql } from "../../../src/platform/database/database.ts";
import { freshToken } from "./cart.ts";
import * as id from "../content/catalogue-ids.ts";

/* Orders written straight into the database, for tests that are not about placing one. */

const newId = () => randomBytes(16).toString("hex");
let lastNumber = 900_000;

export type Method = Parameters<typeof id.paymentMethod>[0];

export interface GivenOrder {
  id: string;
  number: string;
  transactionId: string;
  /** Of the session that placed it. */
  token: string;
  deepLinkCode: string;
  email: string;
  amountCents: number;
}

export interface OrderToInsert {
  method: Method;
  amountCents?: number;
  currency?: "eur" | "pln";
  language?: "de" | "en" | "pl";
  customerId?: string;
  details?: object;
  token?: string;
  id?: string;
  transactionId?: string;
}

/** An order of one bottle, not paid yet. */
export async function insertOrder(sql: Sql, given: OrderToInsert): Promise<GivenOrder> {
  const { method, amountCents = 12_990, currency = "eur", language = "de", customerId = null } = given;
  const number = String(++lastNumber);
  const order = {
    id: given.id ?? newId(),
    number,
    transactionId: given.transactionId ?? newId(),
    token: given.token ?? freshToken(),
    deepLinkCode: newId(),
    email: `${number}@example.com`,
    amountCents,
  };
  const key = newId();
  const now = new Date();
  await sql`insert into order_attempt (key, order_number, context_key)
    values (${key}, ${number}, ${tokenHash(order.token)})`;
  await sql`insert into shop_order (id, order_number, key, sales_channel_id, customer_id, language_id, currency_id, total_cents,
      email, zipcode, deep_link_code, document, placed_at, updated_at)
    select ${order.id}, ${number}, ${key}, c.id, ${customerId}, ${id.language(language)}, ${id.currency(currency)}, ${amountCents},
      ${order.email}, '60314', ${order.deepLinkCode}, ${JSON.stringify(documentOf(order))}::text::json, ${now}, ${now}
    from sales_channel c where access_key = ${id.accessKey}`;
  await insertTransaction(sql, order, { method, id: order.transactionId, details: given.details ?? {} });
  await sql`insert into order_delivery (id, order_id, shipping_method_id, updated_at)
    values (${newId()}, ${order.id}, ${id.shippingMethod("parcel")}, ${now})`;
  return order;
}

/** A further try to pay, the current one from now on. */
export async function insertTransaction(
  sql: Sql,
  order: Pick<GivenOrder, "id" | "amountCents">,
  { method, id: transactionId = newId(), details = {} }: { method: Method; id?: string; details?: object },
): Promise<string> {
  const now = new Date();
  await sql`insert into order_transaction (id, order_id, payment_method_id, amount_cents, details, created_at, updated_at)
    values (${transactionId}, ${order.id}, ${id.paymentMethod(method)}, ${order.amountCents},
      ${JSON.stringify(details)}::text::jsonb, ${now}, ${now})`;
  return transactionId;
}

function documentOf(order: GivenOrder) {
  return {
    shopUrl: "http://shop.example",
    totalCents: order.amountCents,
    isDigitalWaived: false,
    givenTexts: [],
    order: {
      orderNumber: order.number,
      shippingTotal: 5.9,
      price: { calculatedTaxes: [{ taxRate: 0, tax: 0, price: order.amountCents / 100 }] },
      shippingCosts: { calculatedTaxes: [] },
      taxStatus: "gross",
      lineItems: [],
      currency: { isoCode: "EUR" },
      orderCustomer: { firstName: "Ada", lastName: "Brenner" },
    },
  };
}
