import type { ReactNode } from "react";
import { useStore } from "zustand";
import { useLanguage } from "../../../platform/language/language.tsx";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { EmptyState } from "../../../ui/base/empty-state.tsx";
import { cartStore } from "../store/cart-store.ts";
import { useWantedFocus } from "../view/use-wanted-focus.ts";

export function EmptyCart({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const { t, href } = useLanguage();
  const heading = useWantedFocus<HTMLHeadingElement>(
    useStore(cartStore, ({ focus }) => focus !== null) && isShown,
  );
  return (
    <EmptyState icon="shopping-cart" title={t("cart.emptyTitle")} headingRef={heading}>
      <p>{t("cart.emptyText")}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href={href("/")} icon="arrow-left">
          {t("checkout.backToShop")}
        </ButtonLink>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link that leads nowhere yet has no href, and without it no role */}
        <ButtonLink role="link" aria-disabled="true" look="secondary">
          {t("cart.checkout")}
        </ButtonLink>
      </div>
      {children}
    </EmptyState>
  );
}
