import { renderToStaticMarkup } from "react-dom/server";
import { loadCards } from "../../features/recently-viewed/load-cards.server.ts";
import { readIds, WishCards } from "../../features/wishlist/public.ts";
import { LanguageProvider, loadLanguage } from "../../platform/language/language.tsx";
import { showFailures } from "../../platform/http/page-failure.server.ts";
import { surrogateKeys } from "../../platform/cache/surrogate-keys.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { loadShell } from "../../shell/load-shell.server.ts";
import { fragment } from "./fragment.ts";
import type { Route } from "./+types/wishlist";

/** Cards for the list a browser keeps. The ids are part of the path, so each answer is kept like a page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const ids = readIds(params.ids);
  if (!ids) return fragment("", 404);
  return showFailures(visit, async () => {
    const [cards, { shippingPath }, language] = await Promise.all([
      loadCards(visit.shop, ids),
      loadShell(visit),
      loadLanguage(visit.locale),
    ]);
    for (const { id } of cards) visit.surrogateKeys.add(surrogateKeys.product(id));
    return fragment(
      renderToStaticMarkup(
        <LanguageProvider language={language}>
          <WishCards cards={cards} shippingPath={shippingPath} />
        </LanguageProvider>,
      ),
      200,
    );
  });
}
