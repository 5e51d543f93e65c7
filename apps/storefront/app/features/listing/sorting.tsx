import { useLanguage } from "../../platform/language/language.tsx";
import type { ListingQuery } from "../../platform/shop/listing-query.ts";
import { Button } from "../../ui/base/button.tsx";
import { LISTING_FORM_ID } from "./listing-form.ts";
import { choose } from "./show/show-listing.ts";
import { useChosen } from "./show/use-chosen.ts";

export interface SortingChoice {
  sortings: readonly { key: string; label: string }[];
  /** The one that is shown. */
  current: string | null;
}

export function Sorting({ sortings, current, query }: SortingChoice & { query: ListingQuery }) {
  const { t } = useLanguage();
  const { order } = useChosen(query);
  if (sortings.length < 2) return null;
  // Nobody chose the sorting the shop begins with, so the address need not name it.
  const valueOf = (key: string) => (query.order === null && key === current ? "" : key);
  return (
    <div className="flex min-w-0 items-center gap-2">
      <label htmlFor="listing-order" className="text-sm text-ink-soft max-sm:sr-only">
        {t("listing.sortBy")}
      </label>
      <select
        id="listing-order"
        name="order"
        form={LISTING_FORM_ID}
        value={order ?? valueOf(current ?? "")}
        onChange={({ target }) => choose({ order: target.value || null })}
        className="field min-w-0 max-sm:border-0 max-sm:bg-transparent max-sm:px-1 max-sm:text-sm"
      >
        {sortings.map(({ key, label }) => (
          <option key={key} value={valueOf(key)}>
            {label}
          </option>
        ))}
      </select>
      <Button type="submit" form={LISTING_FORM_ID} look="secondary" className="without-script">
        {t("listing.apply")}
      </Button>
    </div>
  );
}
