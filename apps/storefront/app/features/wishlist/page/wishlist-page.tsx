import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { EmptyState } from "../../../ui/base/empty-state.tsx";
import { ProductCard } from "../../listing/public.ts";
import type { ProductCardData } from "../../listing/public-data.ts";
import { WishlistItems } from "./wishlist-items.island.tsx";

interface Props {
  /** Null: the list is in the visitor's browser, which fills it in. */
  cards: readonly ProductCardData[] | null;
  waysIntoShop: ReactNode;
}

export function WishlistPage({ cards, waysIntoShop }: Props) {
  const { t } = useLanguage();
  return (
    <div className="flex flex-col gap-8">
      {!cards && <SignInWithoutScript />}
      <WishlistItems
        items={cards && cards.map((card) => ({ id: card.id, card: <ProductCard card={card} isWished /> }))}
        empty={
          <EmptyState icon="heart" title={t("wishlist.emptyTitle")}>
            <p>{t("wishlist.emptyText")}</p>
            {waysIntoShop}
          </EmptyState>
        }
        hint={cards ? null : <AccountHint />}
      />
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

/** Shown once something is on the list of this browser. */
function AccountHint() {
  const { t } = useLanguage();
  return (
    <section className="card flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-5 sm:p-6">
      <div className="max-w-prose">
        <h2 className="font-semibold">{t("wishlist.localTitle")}</h2>
        <p className="text-ink-soft">{t("wishlist.localText")}</p>
      </div>
      <SignInLink />
    </section>
  );
}
