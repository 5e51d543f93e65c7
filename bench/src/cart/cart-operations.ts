import type { BenchRequest } from "../load/read-operations.ts";
import { type BenchCart, benchCarts } from "./bench-carts.ts";

export interface CartOperation {
  name: string;
  promise: string;
  /** Lines of the carts it works on; null: it makes a new cart each time. */
  size: number | null;
  isWrite: boolean;
  /** Different requests, sent in turn. Those of one round change what those of the round before have left. */
  requests(productIds: readonly string[], round: number): BenchRequest[];
}

export const cartSizes = [1, 3, 10];
const LINE_ITEM = "/checkout/cart/line-item";
/** Quantities a line goes through in even and in odd rounds, so that every change is one. */
const quantities = [
  [2, 3, 4, 5],
  [6, 7, 8, 9],
];

const addToOwn = (size: number): CartOperation => ({
  name: `add to cart, ${lines(size)}`,
  promise: size === 3 ? "≥ 800 req/s, ≥ 0.25" : "",
  size,
  isWrite: true,
  requests: (productIds) =>
    benchCarts(productIds, size).map(({ token, productIds: [id = ""] }) => ({
      path: LINE_ITEM,
      body: { items: [product(id)] },
      headers: { "sw-context-token": token },
    })),
});

const read = (size: number): CartOperation => ({
  name: `read cart, ${lines(size)}`,
  promise: "",
  size,
  isWrite: false,
  requests: (productIds) =>
    benchCarts(productIds, size).map(({ token }) => ({
      method: "GET",
      path: "/checkout/cart",
      body: {},
      headers: { "sw-context-token": token },
    })),
});

export const cartOperations: readonly CartOperation[] = [
  {
    name: "add to cart, new visitor",
    promise: "≥ 800 req/s, ≥ 0.25",
    size: null,
    isWrite: true,
    requests: (productIds) => productIds.map((id) => ({ path: LINE_ITEM, body: { items: [product(id)] } })),
  },
  ...cartSizes.map(addToOwn),
  {
    name: "change quantity, 3 lines",
    promise: "",
    size: 3,
    isWrite: true,
    requests: (productIds, round) =>
      (quantities[round % 2] ?? []).flatMap((quantity) =>
        benchCarts(productIds, 3).map((cart) => changeQuantity(cart, quantity)),
      ),
  },
  ...cartSizes.map(read),
];

/** Of the second line, whose quantity no add has touched: setting it to what it is would be no change. */
export function changeQuantity(
  { token, productIds: [, id = ""] }: BenchCart,
  quantity: number,
): BenchRequest {
  return {
    method: "PATCH",
    path: LINE_ITEM,
    body: { items: [{ id, quantity }] },
    headers: { "sw-context-token": token },
  };
}

function product(id: string) {
  return { type: "product", id, referencedId: id, quantity: 1 };
}

function lines(size: number): string {
  return size === 1 ? "1 line" : `${size} lines`;
}
