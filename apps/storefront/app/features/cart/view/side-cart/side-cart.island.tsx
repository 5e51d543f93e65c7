import { useStore } from "zustand";
import type { MouseEvent } from "react";
import { island } from "../../../../islands/island.tsx";
import { useLanguage } from "../../../../platform/language/language.tsx";
import { ShopPathsProvider } from "../../../../platform/links/shop-paths.tsx";
import { Announcer } from "../../../../ui/message/announcer.tsx";
import { ButtonLink } from "../../../../ui/base/button.tsx";
import { Drawer } from "../../../../ui/overlay/drawer.tsx";
import { EmptyState } from "../../../../ui/base/empty-state.tsx";
import { isPlainClick } from "../../../../ui/base/plain-click.ts";
import { Skeleton } from "../../../../ui/base/skeleton.tsx";
import { readCart } from "../../store/cart-actions.ts";
import { cartStore } from "../../store/cart-store.ts";
import { useCartLanguage } from "../../store/use-cart-language.ts";
import { SIDE_CART_ID } from "../../store/side-cart-id.ts";
import { SideCartView } from "./side-cart-view.tsx";
import { useWantedFocus } from "../use-wanted-focus.ts";

/** The cart beside the page. Shared pages hold it empty; it is filled by the first answer, and begins to run when it is opened. */
export const SideCart = island(
  {
    name: "side-cart",
    when: "interaction",
    texts: ["cart", "cart-notice", "counted", "price", "product", "shell", "side-cart", "wishlist"],
  },
  function SideCart() {
    const { t } = useLanguage();
    useCartLanguage();
    const { view, hasFailed, open, focus } = useStore(cartStore);
    const isLoading = !view && (!hasFailed || open.length > 0);
    const isFilled = view !== null && !view.cart.isEmpty;
    const content = useWantedFocus<HTMLDivElement>(isFilled && focus !== null && focus.line === null);
    return (
      <Drawer id={SIDE_CART_ID} side="right" title={t("sideCart.title")} closeLabel={t("sideCart.close")}>
        <Announcer />
        <ShopPathsProvider paths={view?.shop.paths}>
          <div ref={content} tabIndex={-1} className="side-cart" aria-busy={isLoading || undefined}>
            {view ? <SideCartView view={view} /> : isLoading ? <Loading /> : <Failed />}
          </div>
        </ShopPathsProvider>
      </Drawer>
    );
  },
);

function Loading() {
  const { t } = useLanguage();
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-soft">{t("sideCart.loading")}</p>
      {[1, 2].map((line) => (
        <div key={line} className="flex gap-4">
          <Skeleton className="size-20 shrink-0" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-5 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** A link to the cart page as well: whoever opens it there sees what is wrong. */
function Failed() {
  const { t, href } = useLanguage();
  function retry(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    readCart();
  }
  return (
    <EmptyState icon="alert-triangle" title={t("sideCart.failedTitle")} headingLevel={3}>
      <p>{t("sideCart.failedText")}</p>
      <ButtonLink href={href("/checkout/cart")} icon="refresh" onClick={retry}>
        {t("sideCart.retry")}
      </ButtonLink>
    </EmptyState>
  );
}
