import { useLanguage } from "../../platform/language/language.tsx";

export interface Subcategory {
  name: string;
  path: string;
  /** How many products lie below it; null where the shop does not say. */
  count: number | null;
}

/** One row of ways further down, low enough to leave the products in view. */
export function Subcategories({ subcategories }: { subcategories: readonly Subcategory[] }) {
  const { t, href } = useLanguage();
  if (subcategories.length === 0) return null;
  return (
    <nav aria-label={t("listing.subcategories")}>
      <ul className="category-chips">
        <li>
          <span aria-current="page" className="category-chip">
            {t("listing.allSubcategories")}
          </span>
        </li>
        {subcategories.map(({ name, path, count }) => (
          <li key={path}>
            <a href={href(path)} className="category-chip">
              {name}
              {count !== null && <span className="font-normal text-ink-soft">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
