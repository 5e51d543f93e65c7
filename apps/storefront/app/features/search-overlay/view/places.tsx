import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";

/** Where somebody without a word in mind may go: a path of the shop. */
export type SearchPlace = { name: string; target: string };

export function Places({ places }: { places: readonly SearchPlace[] }) {
  const { t, href } = useLanguage();
  if (places.length === 0) return null;
  return (
    <nav aria-labelledby="search-places" className="w-full">
      <h2 id="search-places" className="text-lg font-semibold">
        {t("searchOverlay.places")}
      </h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {places.map(({ name, target }) => (
          <li key={target}>
            <a href={href(target)} className="category-tile justify-between px-4 font-medium">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <Icon name="chevron-right" size="small" className="text-ink-soft" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
