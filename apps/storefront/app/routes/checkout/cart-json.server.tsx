import type { Cart } from "@hearth/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { CartPage, cartMessage, SideCartView } from "../../features/cart/public.ts";
import type { CartAnswer, CartFact, CartView, RestoreFields } from "../../features/cart/public.ts";
import { LanguageProvider, loadLanguage } from "../../platform/language.tsx";
import type { Visit } from "../../platform/visit.server.ts";
import { CategoryTiles } from "../../shell/category-tiles.tsx";
import { loadShell } from "../../shell/load-shell.server.ts";
import { loadCartView } from "./load-cart-view.server.ts";

type Told = {
  view: CartView;
  cart: Cart | null;
  facts: readonly CartFact[];
  removed?: RestoreFields | undefined;
};

/** A cart for a script: its HTML, its numbers, and what is to be said. Null where no cart could be read. */
export async function cartJson(visit: Visit, { view, cart, facts, removed }: Told, status = 200) {
  const { t } = await loadLanguage(visit.locale);
  const shown = cart && (await loadCartView(visit, cart));
  const answer: CartAnswer = {
    html: shown ? await renderView(visit, view, shown) : "",
    count: shown?.cart.count ?? null,
    version: shown?.cart.version ?? null,
    messages: facts.map((fact) => cartMessage(fact, t)),
    ...(removed ? { removed } : {}),
  };
  return Response.json(answer, { status });
}

async function renderView(
  visit: Visit,
  view: CartView,
  shown: Awaited<ReturnType<typeof loadCartView>>,
): Promise<string> {
  if (view === "none") return "";
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
