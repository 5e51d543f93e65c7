import type { Sql } from "postgres";

/** Carts of each size. So many that no two requests meet at one, and quantities stay far from the most one may buy. */
export const CARTS = 2000;

/** Those the API works on, and copies of them for the bare SQL, which would otherwise mix their lines. */
export type CartOwner = "api" | "bare";

export interface BenchCart {
  token: string;
  /** Line ids are product ids, as the storefront sends them. */
  productIds: readonly string[];
}

/** Goods by parcel: others swap the shipping method at the first add, which is one more write. */
export async function pickProducts(sql: Sql, count: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select doc ->> 'id' as id from product_read
    where doc ->> 'shippingCostType' in ('package', 'package-small') and (doc ->> 'childCount')::int = 0
      and doc ->> 'maxPurchase' is null and doc ->> 'minPurchase' = '1' and doc ->> 'purchaseSteps' = '1'
      and not (doc ->> 'closeout')::boolean and not (doc ->> 'download')::boolean
    order by md5(product_id::text) limit ${count}`;
  return rows.map(({ id }) => id);
}

export function cartToken(owner: CartOwner, size: number, number: number): string {
  return tokenPrefix(owner, size) + String(number).padStart(NUMBER_LENGTH, "0");
}

/** The key of a bare cart in SQL, its number a variable of pgbench. Nobody sends it as a token, so it is none's hash. */
export function cartKeySql(owner: CartOwner, size: number): string {
  return `('${tokenPrefix(owner, size)}' || lpad((:cart)::text, ${NUMBER_LENGTH}, '0'))`;
}

const NUMBER_LENGTH = 22;

function tokenPrefix(owner: CartOwner, size: number): string {
  return `${owner.padEnd(6, "x")}n${String(size).padStart(3, "0")}`;
}

export function benchCarts(productIds: readonly string[], size: number): BenchCart[] {
  return Array.from({ length: CARTS }, (_, number) => ({
    token: cartToken("api", size, number),
    productIds: Array.from(
      { length: size },
      (_line, line) => productIds[(number * size + line) % productIds.length] ?? "",
    ),
  }));
}

/** Filled through the API, so that what lies in the table is what the API writes. */
export async function fillCarts(url: string, accessKey: string, carts: readonly BenchCart[]): Promise<void> {
  const waiting = [...carts];
  const work = async () => {
    for (let cart = waiting.pop(); cart; cart = waiting.pop()) {
      const items = cart.productIds.map((id) => ({ type: "product", id, referencedId: id, quantity: 1 }));
      const answer = await fetch(`${url}/store-api/checkout/cart/line-item`, {
        method: "POST",
        headers: {
          "sw-access-key": accessKey,
          "sw-context-token": cart.token,
          "content-type": "application/json",
        },
        body: JSON.stringify({ items }),
      });
      const { lineItems = [] } = (await answer.json()) as { lineItems?: { type: string }[] };
      const lines = lineItems.filter(({ type }) => type === "product").length;
      if (lines !== cart.productIds.length)
        throw new Error(`the cart has ${lines} lines instead of ${cart.productIds.length}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
}

export async function copyCarts(sql: Sql, size: number): Promise<void> {
  const tokens = Array.from({ length: CARTS }, (_, number) => cartToken("api", size, number));
  const keys = Array.from({ length: CARTS }, (_, number) => cartToken("bare", size, number));
  await sql`
    insert into cart (context_key, version, product_ids, codes, content)
    select copy.key, c.version, c.product_ids, c.codes, c.content
    from unnest(${keys}::text[], ${tokens}::text[]) as copy (key, token)
      join cart c on c.context_key = encode(sha256(copy.token::bytea), 'hex')`;
}
