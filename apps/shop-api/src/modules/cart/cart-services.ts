import type { Sql } from "../../platform/database.ts";
import type { Turns } from "../../platform/turns.ts";
import { type CartProducts, createCartProducts } from "./cart-products.ts";
import { createTariffReader, type ReadTariffs } from "./shipping-rules.ts";

/** What carts need beside the database, made once at start. */
export interface CartServices {
  /** Commits wait for the disk, so writers have connections of their own: reads on shared ones would wait behind them. */
  writes: Sql;
  products: CartProducts;
  readTariffs: ReadTariffs;
  turns: Turns;
}

export function createCartServices(reads: Sql, writes: Sql, turns: Turns): CartServices {
  return { writes, products: createCartProducts(reads), readTariffs: createTariffReader(), turns };
}
