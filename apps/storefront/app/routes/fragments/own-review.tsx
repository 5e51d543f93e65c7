import { isId } from "@hearth/contract/ids";
import { loadOwnReview } from "../../features/review/load-own-review.server.ts";
import { OwnReviewView } from "../../features/review/public.ts";
import { showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { fragment, renderFragment } from "./render-fragment.server.tsx";
import type { Route } from "./+types/own-review";

/** What this customer wrote about a product, whatever became of it. Empty when it is nothing. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { productId } = params;
  if (!isId(productId)) return fragment("", 404);
  return showFailures(visit, async () => {
    const review = await loadOwnReview(visit, productId);
    return review ? renderFragment(visit, <OwnReviewView review={review} />) : fragment("", 200);
  });
}
