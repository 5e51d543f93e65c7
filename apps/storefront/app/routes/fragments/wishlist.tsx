import { loadCards } from "../../features/recently-viewed/load-cards.server.ts";
import { ProductCard } from "../../features/listing/public.ts";
import { readIds } from "../../features/wishlist/public.ts";
import type { WishlistCards } from "../../features/wishlist/public.ts";
import { surrogateKeys } from "../../platform/cache/surrogate-keys.ts";
import { showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { fragment, fragmentRenderer } from "./render-fragment.server.tsx";
import type { Route } from "./+types/wishlist";

/** Cards for the list a browser keeps. The ids are part of the path, so each answer is kept like a page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const ids = readIds(params.ids);
  if (!ids) return fragment("", 404);
  return showFailures(visit, async () => {
    const cards = await loadCards(visit.shop, ids);
    for (const { id } of cards) visit.surrogateKeys.add(surrogateKeys.product(id));
    const render = await fragmentRenderer(visit);
    const answer: WishlistCards = Object.fromEntries(
      cards.map((card) => [card.id, render(<ProductCard card={card} isWished />)]),
    );
    return Response.json(answer, { headers: { "x-robots-tag": "noindex" } });
  });
}
