import type { Sql } from "../../platform/database/database.ts";
import type { Turns } from "../../platform/turns.ts";
import { type CartProducts, createCartProducts } from "./cart-products.ts";

/** What carts need beside the database, made once at start. */
export interface CartServices {
  products: CartProducts;
  turns: Turns;
}

export function createCartServices(reads: Sql, turns: Turns): CartServices {
  return { products: createCartProducts(reads), turns };
}
