import { isId } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import { buildScope, type Scope, tokenHash } from "../context/index.ts";
import type { ReferenceStore, SalesChannelRow } from "../reference/index.ts";
import { type CartContent, emptyCart } from "./cart-content.ts";
import type { CartServices } from "./cart-services.ts";
import { type CartRecord, selectCart } from "./cart.sql.ts";
import { type EvaluatedCart, evaluateCart } from "./evaluate-cart.ts";

/** Where a cart is read, and for whom. */
export interface CartLook {
  sql: Sql;
  carts: CartServices;
  references: ReferenceStore;
  channel: SalesChannelRow;
  languageId: string | undefined;
  now: number;
}

export interface CurrentCart {
  scope: Scope;
  cart: EvaluatedCart;
  version: number;
}

/** Session, cart and everything about it as they are at this moment, calculated anew; nothing is stored. An order is made from it. */
export async function readCart(look: CartLook & { token: string }): Promise<CurrentCart> {
  const { token } = look;
  const record = await readRecord(look, token, { productIds: [], codes: [] });
  const scope = scopeOfRecord(look, token, record);
  const cart = await calculateRecord(look, scope, { record, content: record.content ?? emptyCart });
  return { scope, cart, version: record.version ?? 0 };
}

/** What is stored about a cart, and the state of its products and codes; in one statement with those that a change brings in. */
export function readRecord(
  { sql, channel }: CartLook,
  token: string,
  { productIds, codes }: { productIds: readonly string[]; codes: readonly string[] },
): Promise<CartRecord> {
  return selectCart(sql, {
    owner: { tokenHash: tokenHash(token), channelId: channel.id },
    productIds: productIds.filter(isId),
    codes: codes.map((code) => code.toLowerCase()),
  });
}

export function scopeOfRecord(
  look: CartLook,
  token: string,
  { session }: Pick<CartRecord, "session">,
): Scope {
  const { references, channel, languageId, now } = look;
  return buildScope({ references, channel, session: { token, row: session ?? undefined }, languageId, now });
}

export async function calculateRecord(
  { carts }: CartLook,
  scope: Scope,
  { record, content }: { record: CartRecord; content: CartContent },
): Promise<EvaluatedCart> {
  const products = await carts.products.load(
    (record.products ?? []).map(([id, revision]) => ({ id, revision })),
  );
  return evaluateCart(scope, content, { record, products });
}
