import { randomBytes } from "node:crypto";
import { type Member, newEmail, newGuest, newMember } from "../account/account.ts";
import { freshToken, item } from "./cart.ts";
import * as id from "../content/catalogue-ids.ts";
import { checkoutOf, linkOf, tryOrder } from "./checkout.ts";
import { confirm } from "./confirmations.ts";
import { tokenOf } from "../payment/payer.ts";
import { pages } from "../payment/payment-requests.ts";
import type { TestShop } from "../test-shop.ts";

/** All there is to know about an order; whoever lacks something leaves it out. */
export interface Known {
  orderId: string;
  orderNumber: string;
  downloadId: string;
  documentId: string;
  idempotencyKey: string;
  expressId: string;
  documentCode?: string | undefined;
  paymentToken?: string | undefined;
  deepLinkCode?: string | undefined;
  email?: string | undefined;
  zipcode?: string | undefined;
}

export interface Buyer {
  member: Member;
  known: Known;
}

export const owners = { "a guest": newGuest, "a customer": newMember };

/** Somebody with an order by card of goods and a file, a payment that was begun, an invoice, and a wallet opened for the next cart. */
export async function buyerWith(shop: TestShop, kind: keyof typeof owners): Promise<Buyer> {
  const member = await owners[kind](shop);
  await member.shopper.choose({ paymentMethodId: id.paymentMethod("card") });
  const { idempotencyKey } = checkoutOf(await member.shopper.add(item("hose"), item("guide")));
  const consents = ["terms", "digital-waiver"];
  const placed = (await tryOrder(shop, member, { idempotencyKey, consents })).body;
  await confirm(shop, placed.id);
  await shop.api.post("/handle-payment", { orderId: placed.id }, member.headers);
  await member.shopper.add(item("hose"));
  const express = await shop.api.post<{ id: string }>("/hearth/payment/express", pages, member.headers);
  const [row] = await shop.sql<{ downloadId: string; documentId: string; code: string; reference: string }[]>`
    select f.id as "downloadId", d.id as "documentId", d.deep_link_code as code, t.provider_reference as reference
    from order_download f join order_document d using (order_id) join order_transaction t using (order_id)
    where order_id = ${placed.id}`;
  if (!row) throw new Error("The order has no file, document or payment");
  const known = {
    orderId: placed.id,
    orderNumber: placed.orderNumber,
    downloadId: row.downloadId.replaceAll("-", ""),
    documentId: row.documentId.replaceAll("-", ""),
    documentCode: row.code,
    idempotencyKey,
    expressId: express.body.id,
    paymentToken: tokenOf(shop, row.reference),
    ...linkOf(placed),
  };
  return { member, known };
}

/** An order that does not exist, whose ids look the same. */
export function ghostOf({ expressId, paymentToken = "" }: Known): Known {
  const hex = () => randomBytes(16).toString("hex");
  const [content = ""] = paymentToken.split(".");
  return {
    orderId: hex(),
    orderNumber: "99999",
    downloadId: hex(),
    documentId: hex(),
    documentCode: hex(),
    idempotencyKey: `${freshToken()}-1`,
    expressId: hex().toUpperCase().slice(0, expressId.length),
    paymentToken: `${content.slice(0, -4)}AAAA.${hex()}`,
    deepLinkCode: hex(),
    email: newEmail(),
    zipcode: "10117",
  };
}
