import type { AnswerOf, Cart, endpoints, Order } from "@hearth/contract";
import { type Member, newGuest, newMember } from "../account/account.ts";
import type { Answer, Headers } from "../api-client.ts";
import { item } from "./cart.ts";
import type { TestShop } from "../test-shop.ts";

/** Somebody signed in with goods in the cart. */
export async function guestWith(shop: TestShop, ...items: readonly object[]): Promise<Member> {
  const guest = await newGuest(shop);
  await guest.shopper.add(...(items.length > 0 ? items : [item("hose")]));
  return guest;
}

export async function memberWith(shop: TestShop, ...items: readonly object[]): Promise<Member> {
  const member = await newMember(shop);
  await member.shopper.add(...(items.length > 0 ? items : [item("hose")]));
  return member;
}

export const tryOrder = (shop: TestShop, { headers }: Member, body: object = {}): Promise<Answer<Order>> =>
  shop.api.post<Order>("/checkout/order", body, headers);

/** Orders what is in the cart as it is shown. */
export async function order(shop: TestShop, member: Member, body: object = {}): Promise<Order> {
  const agreed = checkoutOf(await member.shopper.read());
  return (await tryOrder(shop, member, { ...agreed, consents: ["terms"], ...body })).body;
}

export async function orderedBy(shop: TestShop, ...items: readonly object[]) {
  const buyer = await guestWith(shop, ...items);
  return { buyer, order: await order(shop, buyer) };
}

/** What a storefront sends back of the cart it has shown. */
export function checkoutOf({ extensions }: Cart): { hash: string; idempotencyKey: string } {
  if (!extensions?.hearthCheckout) throw new Error("The cart has nothing to order it with");
  const { hash, idempotencyKey } = extensions.hearthCheckout;
  return { hash, idempotencyKey };
}

/** What a guest whose session is over knows of an order: the link of the mail, e-mail and postal code. */
export const linkOf = ({ deepLinkCode, orderCustomer, billingAddress }: Order) => ({
  deepLinkCode,
  email: orderCustomer?.email ?? "",
  zipcode: billingAddress?.zipcode ?? "",
});

export async function stockOf(
  shop: TestShop,
  productId: string,
): Promise<{ stock: number; reserved: number }> {
  const [row] = await shop.sql<{ stock: number; reserved: number }[]>`
    select stock, reserved from product_stock where product_id = ${productId}`;
  if (!row) throw new Error("There is no such stock");
  return row;
}

export async function orderCount(shop: TestShop, email: string): Promise<number> {
  const [row] = await shop.sql<{ count: number }[]>`
    select count(*)::int as count from shop_order where lower(email) = lower(${email})`;
  return row?.count ?? 0;
}

export type OrderList = AnswerOf<typeof endpoints.readOrder>;

export async function readOrders(shop: TestShop, headers: Headers, body: object = {}): Promise<OrderList> {
  return (await shop.api.post<OrderList>("/order", body, headers)).body;
}
