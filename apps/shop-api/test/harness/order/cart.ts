import { randomBytes } from "node:crypto";
import type { Cart, CartError, Context, LineItem } from "@hearth/contract";
import type { Answer, ApiClient, Headers } from "../api-client.ts";
import * as id from "../content/catalogue-ids.ts";

export const freshToken = () => randomBytes(16).toString("hex");

/** A shopper with a session of their own. Calls answer the cart and throw when they are refused; `try…` answers whatever came. */
export interface Shopper {
  readonly token: string;
  readonly headers: Headers;
  add(...items: readonly object[]): Promise<Cart>;
  /** Types a promotion code. */
  redeem(code: string): Promise<Cart>;
  set(lineId: string, quantity: number): Promise<Cart>;
  remove(...lineIds: readonly string[]): Promise<Cart>;
  read(): Promise<Cart>;
  tell(details: object): Promise<Cart>;
  /** Changes the context and answers the cart after it. */
  choose(choices: object): Promise<Cart>;
  context(): Promise<Context>;
  tryAdd(...items: readonly unknown[]): Promise<Answer<Cart>>;
  trySet(...items: readonly unknown[]): Promise<Answer<Cart>>;
  tryRemove(...lineIds: readonly unknown[]): Promise<Answer<Cart>>;
}

const LINES = "/checkout/cart/line-item";

export function newShopper(api: ApiClient, extra: Headers = {}, token = freshToken()): Shopper {
  const headers = { ...extra, "sw-context-token": token };
  const tryAdd = (...items: readonly unknown[]) => api.post<Cart>(LINES, { items }, headers);
  const trySet = (...items: readonly unknown[]) => api.patch<Cart>(LINES, { items }, headers);
  const tryRemove = (...ids: readonly unknown[]) => api.post<Cart>(`${LINES}/delete`, { ids }, headers);
  const read = async () => (await api.get<Cart>("/checkout/cart", headers)).body;
  const add = async (...items: readonly object[]) => (await tryAdd(...items)).body;
  return {
    token,
    headers,
    tryAdd,
    trySet,
    tryRemove,
    add,
    read,
    redeem: (code) => add({ type: "promotion", referencedId: code }),
    set: async (lineId, quantity) => (await trySet({ id: lineId, quantity })).body,
    remove: async (...ids) => (await tryRemove(...ids)).body,
    tell: async (details) => (await api.patch<Cart>("/hearth/checkout/cart", details, headers)).body,
    async choose(choices) {
      void (await api.patch("/context", choices, headers)).body;
      return read();
    },
    context: async () => (await api.get<Context>("/context", headers)).body,
  };
}

/** A line for a product of the test catalogue, its id the product's own as in most clients. */
export const item = (key: string, quantity = 1, more: object = {}) => ({
  type: "product",
  id: id.product(key),
  referencedId: id.product(key),
  quantity,
  ...more,
});

export const goodsOf = (cart: Cart) => cart.lineItems.filter(({ good }) => good);
export const discountsOf = (cart: Cart) => cart.lineItems.filter(({ type }) => type === "promotion");

/** [line id, quantity] of the goods. */
export const quantitiesOf = (cart: Cart) => goodsOf(cart).map((line) => [line.id, line.quantity] as const);

export function lineOf(cart: Cart, lineId: string): LineItem {
  const line = cart.lineItems.find((each) => each.id === lineId);
  if (!line) throw new Error(`There is no line ${lineId}`);
  return line;
}

export const errorsOf = (cart: Cart): CartError[] => Object.values(cart.errors);

/** `messageKey {parameters}` without what every test would repeat. */
export const noticesOf = (cart: Cart) => errorsOf(cart).map(({ messageKey }) => messageKey);

export const shippingOf = (cart: Cart) => cart.deliveries[0]?.shippingCosts.totalPrice;
