import type { Cart } from "@hearth/contract";
import type { CartAnswer, CartMessage } from "../../features/cart/public.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { loadCartView } from "./load-cart-view.server.ts";

interface Answer {
  /** Null where no cart could be read. */
  cart: Cart | null;
  messages: CartMessage[];
}

/** A cart for a script: all that is shown of it, and what is to be said. */
export async function cartJson(visit: Visit, { cart, messages }: Answer, status = 200): Promise<Response> {
  const answer: CartAnswer = { view: cart && (await loadCartView(visit, cart)), messages };
  return Response.json(answer, { status });
}
