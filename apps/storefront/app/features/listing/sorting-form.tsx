import { useLanguage } from "../../platform/language.tsx";
import type { ListingData } from "./listing-data.ts";

/** A plain form: choosing and applying works before and without any script. */
export function SortingForm({ listing, path }: { listing: ListingData; path: string }) {
  const { t, href } = useLanguage();
  if (listing.sortings.length < 2) return null;
  return (
    <form method="get" action={href(path)} className="flex flex-wrap items-end gap-2">
      <label className="flex flex-col gap-1 text-sm text-ink-soft">
        {t("listing.sortBy")}
        <select name="order" defaultValue={listing.sorting ?? undefined} className="field">
          {listing.sortings.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button">
        {t("listing.apply")}
      </button>
    </form>
  );
}
