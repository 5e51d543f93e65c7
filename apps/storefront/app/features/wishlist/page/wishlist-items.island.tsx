import { useRef } from "react";
import type { ReactNode } from "react";
import { island } from "../../../islands/island.tsx";
import { useLanguage } from "../../../platform/language/language.tsx";
import { EmptyState } from "../../../ui/base/empty-state.tsx";
import { SkeletonCard } from "../../../ui/base/skeleton.tsx";
import { useKeptFocus } from "../use-kept-focus.ts";
import { useTrustedPage } from "../use-trusted-page.ts";
import { useWishlistCards } from "./use-wishlist-cards.ts";

interface Props {
  /** The list of the account; null: the list is in the browser. */
  items: readonly { id: string; card: ReactNode }[] | null;
  /** Shown where nothing is on the list. */
  empty: ReactNode;
  /** Shown where something is. */
  hint: ReactNode;
}

const LIST_CLASS = "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6 xl:grid-cols-4";

/** The page of the list is like the list: cards come and go with it, whoever changed it. */
export const WishlistItems = island(
  { name: "wishlist-items", when: "idle", texts: ["wishlist", "listing"] },
  function WishlistItems({ items, empty, hint }: Props) {
    const { t } = useLanguage();
    const given = items?.map(({ id }) => id) ?? null;
    useTrustedPage(given);
    const { shown, known, html, state } = useWishlistCards(given);
    const place = useRef<HTMLDivElement>(null);
    const refOf = useKeptFocus(shown, place);
    const cardOf = (id: string) => items?.find((item) => item.id === id)?.card;

    return (
      <div ref={place} tabIndex={-1} className="flex flex-col gap-8 outline-none">
        <div className={items ? undefined : "with-script"}>
          <h2 className="sr-only">{t("listing.heading")}</h2>
          <ul aria-label={t("wishlist.title")} aria-busy={state === "loading"} className={LIST_CLASS}>
            {known.map((id) => (
              <li key={id} ref={refOf(id)} hidden={!shown.includes(id)}>
                {cardOf(id) ?? <CardHtml html={html(id)} />}
              </li>
            ))}
            {state === "loading" && shown.length === 0 && <Skeletons />}
          </ul>
        </div>
        <div hidden={state !== "failed"}>
          <EmptyState icon="alert-triangle" title={t("wishlist.failedTitle")}>
            <p>{t("wishlist.failedText")}</p>
          </EmptyState>
        </div>
        <div hidden={state !== "ready" || shown.length > 0}>{empty}</div>
        <div hidden={shown.length === 0}>{hint}</div>
      </div>
    );
  },
);

function CardHtml({ html }: { html: { __html: string | TrustedHTML } | null }) {
  return html && <hearth-slot dangerouslySetInnerHTML={html} />;
}

function Skeletons() {
  return [1, 2, 3, 4].map((place) => <SkeletonCard key={place} />);
}
