import type { ReactNode } from "react";
import { useLanguage } from "../../platform/language/language.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { ProductCardData } from "../listing/public.ts";
import { WishCards } from "./wish-cards.tsx";

type Props = {
  /** Null: the list is in the visitor's browser, which fills it in. */
  cards: readonly ProductCardData[] | null;
  waysIntoShop: ReactNode;
};

const listClass = "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6 xl:grid-cols-4";

export function WishlistPage({ cards, waysIntoShop }: Props) {
  const { t, href } = useLanguage();
  return (
    <div data-wishlist={cards ? "account" : "browser"} className="flex flex-col gap-8">
      {!cards && <SignInWithoutScript />}
      <div className={cards ? undefined : "with-script"}>
        <h2 className="sr-only">{t("listing.heading")}</h2>
        <ul
          data-wish-cards={href("/fragments/wishlist")}
          aria-label={t("wishlist.title")}
          aria-busy={cards === null}
          className={listClass}
        >
          {cards ? <WishCards cards={cards} /> : <Skeletons />}
        </ul>
      </div>
      <div data-wish-failed hidden>
        <EmptyState icon="alert-triangle" title={t("wishlist.failedTitle")}>
          <p>{t("wishlist.failedText")}</p>
        </EmptyState>
      </div>
      <div data-wish-empty hidden={cards?.length !== 0}>
        <EmptyState icon="heart" title={t("wishlist.emptyTitle")}>
          <p>{t("wishlist.emptyText")}</p>
          {waysIntoShop}
        </EmptyState>
      </div>
      {!cards && <AccountHint />}
    </div>
  );
}

function SignInLink() {
  const { t, href } = useLanguage();
  return (
    <ButtonLink
      href={`${href("/login")}?redirect=${encodeURIComponent(href("/wishlist"))}`}
      look="secondary"
      icon="user"
    >
      {t("wishlist.signIn")}
    </ButtonLink>
  );
}

function SignInWithoutScript() {
  const { t } = useLanguage();
  return (
    <div className="without-script">
      <EmptyState icon="heart" title={t("wishlist.signInTitle")}>
        <p>{t("wishlist.signInText")}</p>
        <SignInLink />
      </EmptyState>
    </div>
  );
}

function Skeletons() {
  return [1, 2, 3, 4].map((place) => (
    <li key={place} data-skeleton aria-hidden="true" className="card flex gap-4 p-4 sm:flex-col">
      <Skeleton className="aspect-square w-28 shrink-0 sm:w-full" />
      <div className="flex grow flex-col gap-3">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-7 w-1/2" />
      </div>
    </li>
  ));
}

/** Shown once something is on the list of this browser. */
function AccountHint() {
  const { t } = useLanguage();
  return (
    <section
      data-wish-hint
      hidden
      className="card flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-5 sm:p-6"
    >
      <div className="max-w-prose">
        <h2 className="font-semibold">{t("wishlist.localTitle")}</h2>
        <p className="text-ink-soft">{t("wishlist.localText")}</p>
      </div>
      <SignInLink />
    </section>
  );
}
