import { useLanguage } from "../../platform/language/language.tsx";
import { listingSearch } from "../../platform/shop/listing-query.ts";
import type { ListingData } from "./load/listing-data.ts";
import { ListingLink } from "./show/listing-link.island.tsx";

interface Props {
  listing: Pick<ListingData, "firstPage" | "query">;
  path: string;
}

/** Far into a long listing the list begins later than with the first product. */
export function PreviousProducts({ listing: { firstPage, query }, path }: Props) {
  const { t, href } = useLanguage();
  if (firstPage === 1) return null;
  return (
    <ListingLink
      href={href(path) + listingSearch({ ...query, page: firstPage - 1 })}
      rel="prev"
      className="button button-secondary self-center"
    >
      {t("listing.previous")}
    </ListingLink>
  );
}
