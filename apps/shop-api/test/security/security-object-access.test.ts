import {
  type CustomerAddress,
  type CustomerSessions,
  type Endpoint,
  endpoints,
  type OperationId,
  type Order,
} from "@hearth/contract";
import { describe, expect, it } from "vitest";
import { address, type Member, newEmail, newGuest, newMember, PASSWORD } from "../harness/account/account.ts";
import type { Answer, Headers } from "../harness/api-client.ts";
import { review } from "../harness/account/belonging-requests.ts";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { order } from "../harness/order/checkout.ts";
import { testShop } from "../harness/test-shop.ts";
import { type ApiRequest, operations, send } from "../harness/content/valid-requests.ts";
import { keyOf } from "../harness/account/session-keys.ts";

/*
 * Every endpoint that is about a customer × {own, foreign, guest's, nobody's}: asked with every id of somebody else in every place an
 * id could be put, it neither shows nor changes anything of theirs. What each refusal looks like is in belongings-of-others.test.ts.
 */
const shop = testShop();
const HOSE = id.product("hose");
const NEW = "ein neues Kennwort";

interface Victim {
  member: Member;
  addressId: string;
  reviewId: string;
  placed: Order;
  sessionId: string;
}

const hex = (uuid: string) => uuid.replaceAll("-", "");

async function newVictim(): Promise<Victim> {
  const member = await newMember(shop, { firstName: "Opfer", company: "Geheim GmbH" });
  await shop.api.post(`/customer/wishlist/add/${HOSE}`, undefined, member.headers);
  await shop.api.post(`/product/${HOSE}/review`, review({ title: "Geheimer Titel" }), member.headers);
  const second = await shop.api.post<CustomerAddress>("/account/address", address(), member.headers);
  const [own] = await shop.sql<
    { id: string }[]
  >`select id from product_review where customer_id = ${member.id}`;
  await member.shopper.add(item("hose"), item("guide"));
  const placed = await order(shop, member, { customerComment: "Geheimer Wunsch" });
  await member.shopper.add(item("thermostat"));
  const { body } = await shop.api.post<CustomerSessions>("/hearth/account/session", {}, member.headers);
  const sessionId = body.sessions[0]?.id ?? "";
  return { member, addressId: second.body.id, reviewId: hex(own?.id ?? ""), placed, sessionId };
}

/** Requests that name things of the victim wherever the endpoint takes an id. */
const requests: Partial<Record<OperationId, (victim: Victim) => ApiRequest>> = {
  logoutCustomer: () => ({ body: {} }),
  readCustomer: () => ({ body: { associations: { addresses: {}, defaultBillingAddress: {} } } }),
  deleteCustomer: () => ({}),
  changeProfile: () => ({ body: { firstName: "Bea", lastName: "Kahl" } }),
  changeEmail: () => {
    const email = newEmail();
    return { body: { email, emailConfirmation: email, password: PASSWORD } };
  },
  changePassword: () => ({ body: { password: PASSWORD, newPassword: NEW, newPasswordConfirm: NEW } }),
  changePaymentMethod: () => ({ params: { paymentMethodId: id.paymentMethod("invoice") } }),
  changeLanguage: () => ({ body: { languageId: id.language("en") } }),
  readNewsletterRecipient: () => ({ body: {} }),
  exportCustomer: () => ({ body: {} }),
  readSessions: () => ({ body: {} }),
  endSession: ({ sessionId }) => ({ params: { sessionId } }),
  endOtherSessions: () => ({ body: {} }),
  requestCustomerGroup: () => ({ params: { customerGroupId: id.customerGroup("trade") } }),
  listAddress: ({ addressId }) => ({ body: { ids: [addressId], associations: { country: {} } } }),
  createCustomerAddress: ({ member, addressId }) => ({
    body: { ...address(), id: addressId, customerId: member.id },
  }),
  updateCustomerAddress: ({ member, addressId }) => ({
    params: { addressId },
    body: { ...address({ city: "Fremd" }), customerId: member.id },
  }),
  deleteCustomerAddress: ({ addressId }) => ({ params: { addressId } }),
  defaultBillingAddress: ({ addressId }) => ({ params: { addressId } }),
  defaultShippingAddress: ({ addressId }) => ({ params: { addressId } }),
  readCustomerWishlist: () => ({ body: {} }),
  addProductOnWishlist: () => ({ params: { productId: HOSE } }),
  deleteProductOnWishlist: () => ({ params: { productId: HOSE } }),
  mergeProductOnWishlist: () => ({ body: { productIds: [HOSE] } }),
  saveProductReview: ({ reviewId }) => ({
    params: { productId: HOSE },
    body: review({ id: reviewId, title: "Von Fremden" }),
  }),
  updateContext: ({ addressId }) => ({ body: { billingAddressId: addressId, shippingAddressId: addressId } }),
  createOrder: ({ member }) => ({ body: { idempotencyKey: `wish-of-${member.id}` } }),
  readOrder: ({ placed }) => ({
    body: {
      ids: [placed.id],
      filter: [{ type: "equals", field: "orderNumber", value: placed.orderNumber }],
      associations: { orderCustomer: {}, addresses: {}, lineItems: {} },
    },
  }),
  orderSetPayment: ({ placed }) => ({
    body: { orderId: placed.id, paymentMethodId: id.paymentMethod("invoice") },
  }),
  cancelOrder: ({ placed }) => ({ body: { orderId: placed.id } }),
  orderDownloadFile: ({ placed }) => ({
    params: { orderId: placed.id, downloadId: downloadOf(placed) },
  }),
  readContext: () => ({}),
  readCart: () => ({}),
  readProductReviews: ({ member, reviewId }) => ({
    params: { productId: HOSE },
    body: {
      ids: [reviewId],
      filter: [{ type: "equals", field: "customerId", value: member.id }],
    },
  }),
};

const downloadOf = ({ lineItems }: Order) =>
  lineItems?.flatMap(({ downloads }) => downloads ?? [])[0]?.id ?? id.unknownId;

const strangers: Record<string, () => Promise<Headers>> = {
  "another customer": async () => (await newMember(shop)).headers,
  "a guest": async () => (await newGuest(shop)).headers,
  nobody: async () => ({}),
  "somebody with a made-up token": async () => ({ "sw-context-token": "0".repeat(32) }),
};

it("no endpoint about customers is left out", () => {
  const about = operations.filter((operation) => (endpoints[operation] as Endpoint).login !== "none");
  expect(about.filter((operation) => !requests[operation])).toEqual([]);
  expect(about.length).toBeGreaterThan(20);
});

/** The same product a second time on the list; a file that is not paid; prices of companies for a private person. */
const refusedToOwners: Readonly<Record<string, number>> = {
  addProductOnWishlist: 401,
  orderDownloadFile: 405,
  requestCustomerGroup: 401,
};

describe.each(Object.entries(requests))("%s", (operation, requestFor) => {
  it("shows and changes nothing of somebody else", async () => {
    const victim = await newVictim();
    const before = await everythingOf(victim);
    for (const [who, as] of Object.entries(strangers)) {
      const headers = await as();
      const answer = await send(shop.api, operation as OperationId, requestFor(victim), headers);
      expect(secretsIn(answer, victim), who).toEqual([]);
      expect(await everythingOf(victim), who).toEqual(before);
    }
    expect((await shop.api.get("/context", victim.member.headers)).token).toBe(victim.member.token);
  });

  it("is about the caller when the caller asks about what is their own", async () => {
    const victim = await newVictim();
    const { status } = await send(
      shop.api,
      operation as OperationId,
      requestFor(victim),
      victim.member.headers,
    );
    expect(status).toBeLessThan(refusedToOwners[operation] ?? 300);
  });
});

/** What of the victim stands in an answer. A refusal may repeat the id it was asked about. */
function secretsIn(answer: Answer<unknown>, { member, addressId, reviewId, placed }: Victim): string[] {
  const text = answer.status < 300 ? JSON.stringify(answer.body ?? null) : answer.faults.join();
  const { orderNumber, deepLinkCode } = placed;
  const ids = [member.id, member.token, addressId, reviewId, placed.id, deepLinkCode];
  const secrets = [...ids, member.email, `"${orderNumber}"`, "Opfer", "Geheim"];
  return secrets.filter((secret) => text.includes(secret) || answer.token === secret);
}

async function everythingOf({ member }: Victim) {
  const { sql } = shop;
  return [
    await sql`select * from customer where id = ${member.id}`,
    await sql`select * from customer_address where customer_id = ${member.id} order by id`,
    await sql`select * from wishlist_product where customer_id = ${member.id}`,
    await sql`select * from product_review where customer_id = ${member.id}`,
    await sql`select id, state, total_cents, updated_at from shop_order where customer_id = ${member.id} order by id`,
    await sql`select t.id, t.state from order_transaction t join shop_order o on o.id = t.order_id
      where o.customer_id = ${member.id} order by t.id`,
    await sql`select version from cart where context_key = ${keyOf(sql, member.token)}`,
    await sql`select context_key, billing_address_id, shipping_address_id from shop_context where customer_id = ${member.id}`,
    await sql`select id, token_hash from customer_session where customer_id = ${member.id}`,
  ];
}
