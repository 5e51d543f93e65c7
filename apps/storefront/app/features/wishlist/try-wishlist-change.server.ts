import { failedForm } from "../../platform/forms/form-state.ts";
import { problemText } from "../../platform/forms/form-problem.ts";
import { loadLanguage } from "../../platform/language/load-language.ts";
import { isShopFailure } from "../../platform/shop/client/shop-error.ts";
import type { ShopApiError, ShopUnreachableError } from "../../platform/shop/client/shop-error.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { changeWishlist } from "./change-wishlist.server.ts";
import type { WishlistChange } from "./wishlist-change.ts";

/** Makes a change for a browser without script. Null, or why not, in words and with the name of the product. */
export async function tryWishlistChange(visit: Visit, change: WishlistChange): Promise<string | null> {
  try {
    await changeWishlist(visit.shop, change);
    return null;
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    visit.log.warn("wishlist-change-refused", { error });
    const [{ t }, detail, name] = await Promise.all([
      loadLanguage(visit.locale),
      failureText(visit, error),
      change.intent === "merge" ? "" : productName(visit, change.id),
    ]);
    return t(change.intent === "remove" ? "wishlist.cannotRemove" : "wishlist.cannotAdd", { name, detail });
  }
}

/** The first thing that is wrong, in the visitor's language. */
export async function failureText(
  { locale }: Pick<Visit, "locale">,
  error: ShopApiError | ShopUnreachableError,
): Promise<string> {
  const { error: translate, t } = await loadLanguage(locale);
  const [problem] = failedForm({}, error).problems;
  return problem && "errors" in error ? problemText(problem, translate) : t("wishlist.noAnswer");
}

/** Best as it goes: a product that is gone has no name any more. */
async function productName({ shop }: Visit, id: string): Promise<string> {
  try {
    const { elements } = await shop.read("readProduct", {
      body: { ids: [id], limit: 1, includes: { product: ["translated.name", "productNumber"] } },
    });
    return elements[0]?.translated.name ?? elements[0]?.productNumber ?? "?";
  } catch {
    return "?";
  }
}
