import type { PvDeclaration } from "@hearth/rules";
import { newToken } from "../context/index.ts";
import { emptyCart } from "./cart-content.ts";
import { type AbsentOwner, selectCart } from "./cart.sql.ts";
import { addLines } from "./change-lines.ts";
import { calculateRecord, type CartLook, type CurrentCart, scopeOfRecord } from "./read-cart.ts";

export interface DictatedCart extends AbsentOwner {
  lines: readonly { productId: string; quantity: number }[];
  codes: readonly string[];
  taxDeclaration: PvDeclaration;
}

/**
 * A cart as a customer dictates it to somebody else: calculated as if they had signed in and filled it, with their prices, addresses
 * and promotions. Nothing is stored, and the cart they have themselves stays as it is. Null: there is no such customer, or a blocked one.
 */
export async function dictatedCart(look: CartLook, dictated: DictatedCart): Promise<CurrentCart | null> {
  const { lines, codes, taxDeclaration, ...owner } = dictated;
  const productIds = lines.map(({ productId }) => productId);
  const wanted = codes.map((code) => code.toLowerCase());
  const record = await selectCart(look.sql, { owner, productIds, codes: wanted });
  if (!record.session) return null;
  // Of a token that was never given to anybody.
  const scope = scopeOfRecord(look, newToken(), record);
  const content = addLines(
    { ...emptyCart, taxDeclaration },
    { lines: lines.map((line) => ({ ...line, id: line.productId, payload: {} })), codes },
  );
  return { scope, cart: await calculateRecord(look, scope, { record, content }), version: 0 };
}
