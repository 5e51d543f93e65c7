import { LRUCache } from "lru-cache";
import type { Sql } from "../../platform/database/database.ts";
import type { LoadedProduct } from "../catalog/index.ts";
import { selectCartProducts } from "./cart-products.sql.ts";

/** Documents of products in carts, parsed once per revision: a cart asks the database only which revision is the newest. */
export interface CartProducts {
  load(wanted: readonly { id: string; revision: number }[]): Promise<Map<string, LoadedProduct>>;
}

const KEPT = 20_000;

export function createCartProducts(sql: Sql): CartProducts {
  const kept = new LRUCache<string, { revision: number; product: LoadedProduct }>({ max: KEPT });
  return {
    async load(wanted) {
      const found = new Map<string, LoadedProduct>();
      const missing: string[] = [];
      for (const { id, revision } of wanted) {
        const known = kept.get(id);
        if (known && known.revision >= revision) found.set(id, known.product);
        else missing.push(id);
      }
      if (missing.length === 0) return found;
      for (const { revision, ...product } of await selectCartProducts(sql, missing)) {
        kept.set(product.doc.id, { revision, product });
        found.set(product.doc.id, product);
      }
      return found;
    },
  };
}
