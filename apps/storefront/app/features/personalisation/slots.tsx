import type { CartViewData } from "../cart/public.ts";
import { PagePart } from "../../platform/browser/page-part.tsx";
import { useLanguage } from "../../platform/language/language.tsx";
import { RecentlyViewed } from "../recently-viewed/public.ts";
import { aboutCart } from "./about-cart.ts";
import { CartRecommended } from "./cart-recommended.island.tsx";
import { useIsPersonalised } from "./personalisation.tsx";
import { aboutTheShop, recommendationPath } from "./recommendation-path.ts";
import { RecommendedProducts } from "./recommended-products.island.tsx";

/** At the end of the start page, which shows products already. */
export function HomeSlot({ shownIds }: { shownIds: readonly string[] }) {
  const { href } = useLanguage();
  if (!useIsPersonalised()) return null;
  return (
    <div className="container-page flex flex-col gap-section py-section">
      <RecommendedProducts path={href(recommendationPath({ ...aboutTheShop, withoutIds: shownIds }))} />
      <RecentlyViewed />
    </div>
  );
}

interface ProductProps {
  productId: string;
  categoryId: string | null;
}

/** At the end of a product's page; both parts follow the variant. */
export function ProductSlot({ productId, categoryId }: ProductProps) {
  const { href } = useLanguage();
  if (!useIsPersonalised()) return null;
  return (
    <>
      <PagePart name="product:recommended">
        <RecommendedProducts
          path={href(recommendationPath({ categoryId, productIds: [productId], withoutIds: [] }))}
        />
      </PagePart>
      <PagePart name="product:viewed">
        <RecentlyViewed productId={productId} />
      </PagePart>
    </>
  );
}

/** Below the cart, full or empty. What was looked at lies in it, or was left. */
export function CartSlot({ view }: { view: CartViewData }) {
  if (!useIsPersonalised()) return null;
  return (
    <div className="pt-section">
      <CartRecommended about={aboutCart(view)} />
    </div>
  );
}

/** Where words found nothing. */
export function SearchSlot() {
  const { href } = useLanguage();
  if (!useIsPersonalised()) return null;
  return (
    <div className="flex flex-col gap-section pt-section">
      <RecommendedProducts path={href(recommendationPath(aboutTheShop))} />
      <RecentlyViewed />
    </div>
  );
}
