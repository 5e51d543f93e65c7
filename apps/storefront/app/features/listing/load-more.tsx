import { listingSearch } from "../../platform/shop/listing-query.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import type { ListingData } from "./load/listing-data.ts";

type Props = { listing: ListingData; path: string };

/** A link to the same list with one page more, so that the address always tells what is shown. */
export function LoadMore({ listing, path }: Props) {
  const { t, href } = useLanguage();
  const { shown, total, query } = listing;
  if (shown >= total) return null;
  return (
    <div className="flex flex-col items-center gap-3">
      <p className="text-sm text-ink-soft">{t("listing.shown", { shown, total })}</p>
      <progress value={shown} max={total} aria-hidden="true" className="listing-progress" />
      <ButtonLink
        href={href(path) + listingSearch({ ...query, page: query.page + 1 })}
        rel="next"
        data-listing-more
        look="secondary"
        className="min-w-64"
      >
        {t("listing.more")}
      </ButtonLink>
    </div>
  );
}

/** Far into a long listing the list begins later than with the first product. */
export function PreviousProducts({ listing, path }: Props) {
  const { t, href } = useLanguage();
  const { firstPage, query } = listing;
  if (firstPage === 1) return null;
  return (
    <ButtonLink
      href={href(path) + listingSearch({ ...query, page: firstPage - 1 })}
      rel="prev"
      data-listing-link
      look="secondary"
      className="self-center"
    >
      {t("listing.previous")}
    </ButtonLink>
  );
}
