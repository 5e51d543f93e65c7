import { useLanguage } from "../../platform/language.tsx";
import type { ListingData } from "./listing-data.ts";
import { listingSearch } from "./listing-query.ts";
import { pageNumbers } from "./page-numbers.ts";

export function Pagination({ listing, path }: { listing: ListingData; path: string }) {
  const { t, href } = useLanguage();
  const { page, pages, order } = listing;
  if (pages < 2) return null;
  const to = (target: number) => href(path) + listingSearch({ page: target, order });
  return (
    <nav aria-label={t("listing.pages")} className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <a href={to(page - 1)} rel="prev" className="page-link">
          {t("listing.previous")}
        </a>
      )}
      <ul className="flex flex-wrap items-center gap-1">
        {pageNumbers(page, pages).map((number, index, all) => (
          <li key={number ?? `gap-after-${all[index - 1]}`}>
            {number === null ? (
              <span className="px-1 text-ink-soft">…</span>
            ) : (
              <a
                href={to(number)}
                className="page-link"
                aria-current={number === page ? "page" : undefined}
                aria-label={t("listing.page", { page: number })}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ul>
      {page < pages && (
        <a href={to(page + 1)} rel="next" className="page-link">
          {t("listing.next")}
        </a>
      )}
    </nav>
  );
}
