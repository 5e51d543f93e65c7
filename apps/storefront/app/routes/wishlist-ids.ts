import { changeWishlist } from "../features/wishlist/change-wishlist.server.ts";
import { loadWishlistIds } from "../features/wishlist/load-wishlist.server.ts";
import { failureText } from "../features/wishlist/try-wishlist-change.server.ts";
import { readWishlistChange } from "../features/wishlist/public.ts";
import type { WishlistAnswer } from "../features/wishlist/public.ts";
import { clearAuthCookie } from "../platform/auth/auth-cookies.server.ts";
import { postedForm } from "../platform/forms/form.server.ts";
import { isShopFailure, ShopApiError } from "../platform/shop/client/shop-error.ts";
import { visitContext } from "../platform/http/visit.server.ts";
import type { Visit } from "../platform/http/visit.server.ts";
import type { Route } from "./+types/wishlist-ids";

/** The list of a customer as a script wants it. */
export function loader({ context }: Route.LoaderArgs) {
  return answerIds(context.get(visitContext), async () => {});
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const change = readWishlistChange(await postedForm(request, visit));
  if (!change) return new Response(null, { status: 400 });
  return answerIds(visit, () => changeWishlist(visit.shop, change));
}

async function answerIds(visit: Visit, work: () => Promise<void>): Promise<Response> {
  try {
    await work();
    const answer: WishlistAnswer = { ids: await loadWishlistIds(visit.shop), detail: null };
    return Response.json(answer);
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    visit.log.warn("wishlist-change-refused", { error });
    // The session has ended meanwhile: from now on the browser keeps the list itself.
    if (error instanceof ShopApiError && error.status === 403) clearAuthCookie(visit);
    const answer: WishlistAnswer = { ids: null, detail: await failureText(visit, error) };
    return Response.json(answer, { status: error instanceof ShopApiError ? error.status : 503 });
  }
}
