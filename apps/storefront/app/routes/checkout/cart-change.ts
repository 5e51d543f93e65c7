import { writeFlash } from "../../features/cart/change/cart-flash.server.ts";
import { changeCart } from "../../features/cart/change/change-cart.server.ts";
import type { ChangedCart } from "../../features/cart/change/change-cart.server.ts";
import { deliverHome } from "../../features/cart/change/deliver-home.server.ts";
import { loadCartShop } from "../../features/cart/read/load-cart-shop.server.ts";
import { loadShell } from "../../shell/load/load-shell.server.ts";
import { readCommand, wantsData } from "../../features/cart/public.ts";
import { toHref } from "../../platform/links/link-target.ts";
import { isOwnForm } from "../../platform/http/security/own-form.ts";
import { readForm } from "../../platform/forms/read-form.ts";
import { returnPath } from "../../platform/links/return-path.ts";
import { isShopFailure } from "../../platform/shop/client/shop-error.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { cartJson } from "./cart-json.server.ts";
import type { Route } from "./+types/cart-change";

type Outcome = Omit<ChangedCart, "cart"> & { cart: ChangedCart["cart"] | null; status: number };

/** Every change of the cart comes here as a form. Scripts get JSON, browsers without script the cart page. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  if (!isOwnForm(request.headers, visit.publicUrl)) return new Response(null, { status: 403 });
  const form = request.method === "POST" ? await readForm(request) : null;
  if (!form) return new Response(null, { status: 400 });

  const { status, ...outcome } = await change(visit, form);
  if (wantsData(request.headers)) return cartJson(visit, outcome, status);
  const wanted = form.get("returnTo");
  return goTo(
    returnPath(typeof wanted === "string" ? wanted : null, toHref(visit.locale, "/checkout/cart")),
    writeFlash(outcome.messages, visit.publicUrl.startsWith("https:")),
  );
}

/** Somebody typed the address, or reloads an answer. */
export function loader({ context }: Route.LoaderArgs) {
  return goTo(toHref(context.get(visitContext).locale, "/checkout/cart"), null);
}

async function change(visit: Visit, form: FormData): Promise<Outcome> {
  const read = readCommand(form);
  try {
    if ("problem" in read) {
      return { cart: await visit.shop.act("readCart"), messages: [{ key: read.problem }], status: 200 };
    }
    const { command } = read;
    const { cart, messages } = await changeCart(visit.shop, command);
    const { homeCountryId } = await loadCartShop(visit, (await loadShell(visit)).paths);
    return { cart: await deliverHome(visit.shop, cart, { command, homeCountryId }), messages, status: 200 };
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    visit.log.error("cart-change-failed", { error });
    const intent = form.get("intent");
    const key = intent === "add" || intent === "restore" ? "cart.failed.add" : "cart.failed.change";
    return { cart: null, messages: [{ key }], status: 503 };
  }
}

function goTo(location: string, cookie: string | null): Response {
  const headers = new Headers({ location });
  if (cookie) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}
