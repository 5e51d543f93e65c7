import { readAbout, RecommendedRow } from "../../features/personalisation/public.ts";
import { recommenderOf } from "../../features/personalisation/recommender.server.ts";
import { surrogateKeys } from "../../platform/cache/surrogate-keys.ts";
import { showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { fragment, renderFragment } from "./render-fragment.server.tsx";
import type { Route } from "./+types/recommendations";

/** A row of products to go on with. What it is about is its path, and nothing else matters: each row is kept like a page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const about = readAbout(params);
  if (!about) return fragment("", 404);
  return showFailures(visit, async () => {
    const row = await recommenderOf(visit.personalisation)(visit.shop, about);
    visit.surrogateKeys.add(surrogateKeys.recommendations);
    if (!row || row.cards.length === 0) return fragment("", 200);
    for (const { id } of row.cards) visit.surrogateKeys.add(surrogateKeys.product(id));
    return renderFragment(visit, <RecommendedRow row={row} />);
  });
}
