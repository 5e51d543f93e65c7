import type { PromotionRefusal } from "@hearth/rules";
import { newToken, type Scope } from "../context/index.ts";
import { emptyCart } from "./cart-content.ts";
import { evaluateCart, type EvaluatedCart } from "./evaluate-cart.ts";
import { type CartLook, readRecord, scopeOfRecord } from "./read-cart.ts";

export interface CartTrial {
  lines: readonly { id: string; productId: string; quantity: number }[];
  codes: readonly string[];
  customerGroupId: string;
  countryId: string;
  zipcode: string | null;
  isFirstOrder: boolean;
}

export interface TriedCart {
  scope: Scope;
  cart: EvaluatedCart;
  refusals: PromotionRefusal[];
}

/** What a cart would cost somebody, and why promotions do not apply: a cart like any other that nobody has and nobody keeps. */
export async function tryCart(look: CartLook, trial: CartTrial): Promise<TriedCart> {
  // Of a token that was never given to anybody: no session, no cart.
  const token = newToken();
  const { lines, codes, zipcode, customerGroupId, countryId } = trial;
  const productIds = lines.map(({ productId }) => productId);
  const record = await readRecord(look, token, { productIds, codes });
  const nobody = scopeOfRecord(look, token, record);
  const isGross = nobody.reference.customerGroup.get(customerGroupId)?.display_gross !== false;
  const scope: Scope = { ...nobody, customerGroupId, countryId, taxState: isGross ? "gross" : "net" };
  const wanted = (record.products ?? []).map(([id, revision]) => ({ id, revision }));
  const content = {
    ...emptyCart,
    zipcode,
    codes: [...codes],
    lines: lines.map((line) => ({ ...line, payload: {} })),
  };
  const refusals: PromotionRefusal[] = [];
  const cart = evaluateCart(scope, content, {
    record,
    products: await look.carts.products.load(wanted),
    trial: { isFirstOrder: trial.isFirstOrder, onRefused: (refusal) => refusals.push(refusal) },
  });
  return { scope, cart, refusals };
}
