import type { ListingQuery } from "../../../platform/shop/listing-query.ts";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { listingFormId } from "../listing-form.ts";
import type { FilterData } from "./filter-data.ts";
import { FilterSection } from "./filter-section.tsx";
import { useTypedPrice } from "./use-typed-price.ts";

type Prices = Pick<ListingQuery, "minPriceCents" | "maxPriceCents">;

type Props = { range: FilterData["price"]; query: Prices; onChoose: (prices: Partial<Prices>) => void };

export function PriceFilter({ range, query, onChoose }: Props) {
  const { t, format } = useLanguage();
  if (!range) return null;
  const bounds = { min: format.money(range.minCents), max: format.money(range.maxCents) };
  return (
    <FilterSection title={t("listing.price")} isOpen>
      <div className="grid grid-cols-2 gap-3">
        <PriceField
          name="min-price"
          label={t("listing.priceFrom")}
          cents={query.minPriceCents}
          hint={Math.floor(range.minCents / 100)}
          onPrice={(minPriceCents) => onChoose({ minPriceCents })}
        />
        <PriceField
          name="max-price"
          label={t("listing.priceTo")}
          cents={query.maxPriceCents}
          hint={Math.ceil(range.maxCents / 100)}
          onPrice={(maxPriceCents) => onChoose({ maxPriceCents })}
        />
      </div>
      <p id="filter-price-range" className="mt-2 text-sm text-ink-soft">
        {t("listing.priceBetween", bounds)}
      </p>
    </FilterSection>
  );
}

type FieldProps = {
  name: string;
  label: string;
  cents: number | null;
  /** Whole euros. */
  hint: number;
  onPrice: (cents: number | null) => void;
};

function PriceField({ name, label, cents, hint, onPrice }: FieldProps) {
  const { text, type, leave } = useTypedPrice(cents, onPrice);
  return (
    <Field
      id={`filter-${name}`}
      name={name}
      form={listingFormId}
      label={label}
      type="number"
      inputMode="decimal"
      min={0}
      step="any"
      autoComplete="off"
      className="w-full"
      value={text}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
      placeholder={String(hint)}
      aria-describedby="filter-price-range"
    />
  );
}
