import { useLanguage } from "../../platform/language/language.tsx";
import { Picture } from "../media/public.ts";
import type { PictureData } from "../media/public.ts";

export type Subcategory = { name: string; path: string; picture: PictureData | null };

/** Small tiles: enough to recognise a kind of product, low enough to leave the products in view. */
export function Subcategories({ subcategories }: { subcategories: readonly Subcategory[] }) {
  const { t, href } = useLanguage();
  if (subcategories.length === 0) return null;
  return (
    <nav aria-label={t("listing.subcategories")}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
        {subcategories.map(({ name, path, picture }) => (
          <li key={path} className="min-w-0">
            <a
              href={href(path)}
              className="category-tile h-full font-medium hover:text-brand max-sm:flex-col max-sm:items-start max-sm:gap-2"
            >
              {picture && (
                <Picture
                  // The name stands beside it.
                  picture={{ ...picture, alt: "" }}
                  sizes="3.5rem"
                  className="size-12 shrink-0 rounded-inner bg-paper object-cover sm:size-14"
                />
              )}
              <span className="min-w-0 leading-snug hyphens-auto wrap-break-word max-lg:text-sm">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
