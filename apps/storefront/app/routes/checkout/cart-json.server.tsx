import type { Cart } from "@hearth/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { CartPage, cartMessage, readCart, SideCartView } from "../../features/cart/public.ts";
import type {
  CartAnswer,
  CartMessage,
  CartView,
  CartViewData,
  RestoreFields,
} from "../../features/cart/public.ts";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { loadLanguage } from "../../platform/language/load-language.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { CategoryTiles } from "../../shell/category-tiles.tsx";
import { loadShell } from "../../shell/load-shell.server.ts";
import { loadCartView } from "./load-cart-view.server.ts";

type Told = {
  view: CartView;
  cart: Cart | null;
  messages: readonly CartMessage[];
  removed?: RestoreFields | undefined;
};

/** A cart for a script: its HTML, its numbers, and what is to be said. Null where no cart could be read. */
export async function cartJson(visit: Visit, { view, cart, messages, removed }: Told, status = 200) {
  const { t } = await loadLanguage(visit.locale);
  const read = cart && readCart(cart);
  const answer: CartAnswer = {
    html: cart && view !== "none" ? await renderView(visit, view, await loadCartView(visit, cart)) : "",
    count: read?.count ?? null,
    version: read?.version ?? null,
    messages: messages.map((message) => cartMessage(message, t)).map(({ kind, text }) => ({ kind, text })),
    ...(removed ? { removed } : {}),
  };
  return Response.json(answer, { status });
}

async function renderView(
  visit: Visit,
  view: Exclude<CartView, "none">,
  shown: CartViewData,
): Promise<string> {
  const [language, { menu }] = await Promise.all([loadLanguage(visit.locale), loadShell(visit)]);
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      {view === "page" ? (
        <CartPage view={shown} waysIntoShop={<CategoryTiles menu={menu} />} />
      ) : (
        <SideCartView view={shown} />
      )}
    </LanguageProvider>,
  );
}
