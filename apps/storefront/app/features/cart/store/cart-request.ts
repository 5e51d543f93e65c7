import { fetchJson } from "../../../platform/browser/fetch/fetch-json.ts";
import { inTurn } from "../../../platform/browser/fetch/in-turn.ts";
import type { CartAnswer } from "../change/cart-answer.ts";
import type { CartChange } from "./cart-change.ts";

const PATIENCE_MS = 20_000;

/** Sends a change, or asks for the cart, and answers what the shop said. Throws when nobody answered. */
export async function sendChange(cartPath: string, change: CartChange): Promise<CartAnswer> {
  // Above all for the first change: it brings the cookie, and two tabs at once would begin two carts.
  const answer = await inTurn("hearth-cart", () =>
    change.intent === "read"
      ? fetchJson<CartAnswer>(`${cartPath}/view`, { patienceMs: PATIENCE_MS })
      : post(cartPath, change),
  );
  if (!answer) throw new Error("cart: no answer");
  return answer;
}

/** Tries to get a last change through while the page is left; nobody is there any more to hear the answer. */
export function sendLastChange(cartPath: string, change: CartChange): void {
  void post(cartPath, change);
}

function post(cartPath: string, { fields }: CartChange): Promise<CartAnswer | null> {
  return fetchJson(`${cartPath}/change`, {
    method: "POST",
    body: new URLSearchParams(fields),
    keepalive: true,
    patienceMs: PATIENCE_MS,
  });
}
