import { ProductRow } from "../../features/listing/public.ts";
import { loadCards } from "../../features/recently-viewed/load-cards.server.ts";
import { readIds } from "../../features/recently-viewed/public.ts";
import { surrogateKeys } from "../../platform/cache/surrogate-keys.ts";
import { showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { fragment, renderFragment } from "./render-fragment.server.tsx";
import type { Route } from "./+types/products";

/** A row of product cards without a page around it. The ids are part of the path, so each row is kept like a page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const ids = readIds(params.ids);
  if (!ids) return fragment("", 404);
  return showFailures(visit, async () => {
    const cards = await loadCards(visit.shop, ids);
    for (const { id } of cards) visit.surrogateKeys.add(surrogateKeys.product(id));
    if (cards.length === 0) return fragment("", 200);
    return renderFragment(visit, <ProductRow cards={cards} />);
  });
}
