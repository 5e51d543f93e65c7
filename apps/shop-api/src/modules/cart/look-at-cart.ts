import { buildScope, tokenHash } from "../context/index.ts";
import { emptyCart } from "./cart-content.ts";
import { selectCart } from "./cart.sql.ts";
import { evaluateCart } from "./evaluate-cart.ts";
import type { CartVisit, UsedCart } from "./use-cart.ts";

export type CartLook = Omit<CartVisit, "writes" | "lifetimeSeconds" | "token"> & { token: string };

/** Session, cart and everything about it as they are at this moment, calculated anew; nothing is stored. An order is made from it. */
export async function lookAtCart(look: CartLook): Promise<UsedCart> {
  const { sql, carts, references, channel, token, languageId, now } = look;
  const record = await selectCart(sql, {
    tokenHash: tokenHash(token),
    channelId: channel.id,
    productIds: [],
    codes: [],
  });
  const session = { token, row: record.session ?? undefined };
  const scope = buildScope({ references, channel, session, languageId, now });
  const products = await carts.products.load(
    (record.products ?? []).map(([id, revision]) => ({ id, revision })),
  );
  const cart = evaluateCart(scope, record.content ?? emptyCart, {
    record,
    products,
  });
  return { scope, cart, version: record.version ?? 0 };
}
