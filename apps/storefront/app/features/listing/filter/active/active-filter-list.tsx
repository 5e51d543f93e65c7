import { useLanguage } from "../../../../platform/language/language.tsx";
import type { ListingQuery } from "../../../../platform/shop/listing-query.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { ListingLink } from "../../show/listing-link.island.tsx";
import type { NamedFilter } from "./filter-name.ts";
import { ResetLink } from "./reset-link.tsx";

interface Props {
  active: readonly NamedFilter[];
  query: ListingQuery;
  path: string;
}

/** Every chosen filter as a link to the listing without it. */
export function ActiveFilters({ active, query, path }: Props) {
  const { t, href } = useLanguage();
  if (active.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={t("listing.active")} className="contents">
        {active.map(({ key, name, search }) => (
          <li key={key} className="max-w-full">
            <ListingLink
              href={href(path) + search}
              aria-label={t("listing.remove", { name })}
              className="filter-chip"
            >
              {name}
              <Icon name="x" size="small" />
            </ListingLink>
          </li>
        ))}
      </ul>
      <ResetLink query={query} path={path} />
    </div>
  );
}
