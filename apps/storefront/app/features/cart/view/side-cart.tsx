import { useLanguage } from "../../../platform/language/language.tsx";
import { Drawer } from "../../../ui/drawer.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { sideCartId } from "./side-cart-id.ts";

/** The cart beside the page. Shared pages hold it empty; cart-work.client.ts fills it when it is opened. */
export function SideCart() {
  const { t, href } = useLanguage();
  return (
    <Drawer id={sideCartId} side="right" title={t("sideCart.title")} closeLabel={t("sideCart.close")}>
      <output data-dialog-announcer className="sr-only" />
      <div data-cart-view="side" className="side-cart" aria-busy="true">
        <Loading label={t("sideCart.loading")} />
      </div>
      <template data-cart-failure>
        <EmptyState icon="alert-triangle" title={t("sideCart.failedTitle")} headingLevel={3}>
          <p>{t("sideCart.failedText")}</p>
          <ButtonLink href={href("/checkout/cart")} data-cart-retry icon="refresh">
            {t("sideCart.retry")}
          </ButtonLink>
        </EmptyState>
      </template>
    </Drawer>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-soft">{label}</p>
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

/** What the browser itself says about the cart; the rest comes with the answers. Once on every page. */
export function CartTexts() {
  const { t, href } = useLanguage();
  return (
    <p
      hidden
      data-cart-texts
      data-address={href("/checkout/cart")}
      data-undo={t("cart.undo")}
      data-updated={t("sideCart.updated")}
      data-failed={t("sideCart.changeFailed")}
    />
  );
}
