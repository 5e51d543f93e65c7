import { cartViewHeader } from "./cart-answer.ts";
import type { CartAnswer } from "./cart-answer.ts";
import type { CartChange } from "./cart-change.ts";

const patienceMs = 20_000;

export async function sendChange(address: string, view: string, change: CartChange): Promise<CartAnswer> {
  const answer = await inTurn(() =>
    change.intent === "read"
      ? fetch(`${address}/view?view=${view}`, { headers: headersFor(view), signal: patience() })
      : post(address, view, change),
  );
  if (!answer.headers.get("content-type")?.includes("json")) throw new Error(`cart: ${answer.status}`);
  return answer.json();
}

/** Tries to get a last wish through while the page is left. */
export function sendLastWish(address: string, change: CartChange): void {
  void post(address, "none", change).catch(() => {});
}

function post(address: string, view: string, { fields }: CartChange): Promise<Response> {
  return fetch(`${address}/change`, {
    method: "POST",
    headers: headersFor(view),
    body: new URLSearchParams(fields),
    keepalive: true,
    signal: patience(),
  });
}

function headersFor(view: string): Record<string, string> {
  return { accept: "application/json", [cartViewHeader]: view };
}

function patience(): AbortSignal {
  return AbortSignal.timeout(patienceMs);
}

/**
 * Tabs of one visitor share a cart, so they wait for each other. Above all for the first change: it brings the cookie, and two at once
 * would begin two carts.
 */
function inTurn(ask: () => Promise<Response>): Promise<Response> {
  // Some browsers have locks on secure pages only.
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request("hearth-cart", ask) : ask();
}
