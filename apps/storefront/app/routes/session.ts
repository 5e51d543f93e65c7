import { hintVisitor, readAuthCookie } from "../platform/auth/auth-cookies.server.ts";
import { showFailures } from "../platform/http/answer/page-failure.server.ts";
import { isLoggedIn, sessionKind } from "../platform/auth/session-kind.ts";
import { rememberVisitor } from "../platform/auth/sign-in.server.ts";
import { priceViewName } from "@hearth/service/price-view";
import { shownView } from "../platform/auth/price-view/price-view-cookie.server.ts";
import { visitorHint } from "../platform/auth/visitor-hint.ts";
import { visitContext } from "../platform/http/visit.server.ts";
import type { Route } from "./+types/session";

/** The personal slice of a shared page: who the visitor is to the shop. Asked for by the browser after load. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return showFailures(visit, async () => {
    const said = await visit.shop.act("readContext");
    const { context: shopContext, currency, customer } = said;
    const prices = shownView(visit, said);
    const cookies = request.headers.get("cookie") ?? "";
    const known = await readAuthCookie(visit, cookies);
    const isKnown = isLoggedIn(customer) ? known?.id === customer?.id : known === null;
    // The shop API decides who is there; cookies that say otherwise follow it.
    const loginToken = isKnown ? (known?.loginToken ?? null) : await rememberVisitor(visit, customer);
    if (isKnown && visitorHint(cookies) !== sessionKind(customer)) hintVisitor(visit, sessionKind(customer));
    return {
      currency: currency.isoCode,
      taxState: shopContext.taxState,
      prices: prices && priceViewName(prices),
      isLoggedIn: isLoggedIn(customer),
      kind: sessionKind(customer),
      loginToken,
    };
  });
}
