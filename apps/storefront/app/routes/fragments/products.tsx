import { renderToStaticMarkup } from "react-dom/server";
import { ProductRow } from "../../features/listing/public.ts";
import { loadCards } from "../../features/recently-viewed/load-cards.server.ts";
import { readIds } from "../../features/recently-viewed/public.ts";
import { LanguageProvider, loadLanguage } from "../../platform/language/language.tsx";
import { showFailures } from "../../platform/http/page-failure.server.ts";
import { surrogateKeys } from "../../platform/cache/surrogate-keys.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { loadShell } from "../../shell/load-shell.server.ts";
import { fragment } from "./fragment.ts";
import type { Route } from "./+types/products";

/** A row of product cards without a page around it. The ids are part of the path, so each row is kept like a page. */
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
    if (cards.length === 0) return fragment("", 200);
    return fragment(
      renderToStaticMarkup(
        <LanguageProvider language={language}>
          <ProductRow cards={cards} shippingPath={shippingPath} />
        </LanguageProvider>,
      ),
      200,
    );
  });
}
