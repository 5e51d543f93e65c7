import { useLanguage } from "../../../platform/language/language.tsx";
import type { SuggestedPlace } from "../search-answers.ts";
import { Icon } from "../../../ui/icon/icon.tsx";

export function Places({ places }: { places: readonly SuggestedPlace[] }) {
  const { t } = useLanguage();
  if (places.length === 0) return null;
  return (
    <nav aria-labelledby="search-places" className="w-full">
      <h2 id="search-places" className="text-lg font-semibold">
        {t("searchOverlay.places")}
      </h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {places.map(({ name, href }) => (
          <li key={href}>
            <a href={href} className="category-tile justify-between px-4 font-medium">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <Icon name="chevron-right" size="small" className="text-ink-soft" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
