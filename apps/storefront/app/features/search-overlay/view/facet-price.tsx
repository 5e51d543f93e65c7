import type { RangeFacet } from "@hearth/site-search-client";
import { toCents } from "@hearth/rules";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { useTypedPrice } from "../../listing/public-islands.ts";
import type { SearchFilters } from "../state/search-state.ts";

type Prices = Pick<SearchFilters, "minPriceCents" | "maxPriceCents">;
type Props = { facet: RangeFacet; filters: Prices; onChoose: (prices: Partial<Prices>) => void };

export function FacetPrice({ facet: { min, max }, filters, onChoose }: Props) {
  const { t, format } = useLanguage();
  if (!(min < max)) return null;
  const bounds = { min: format.money(toCents(min)), max: format.money(toCents(max)) };
  return (
    <fieldset className="min-w-0">
      <legend className="search-facet-title">{t("listing.price")}</legend>
      <div className="grid grid-cols-2 gap-3 pt-2">
        <PriceField
          id="search-min-price"
          label={t("listing.priceFrom")}
          cents={filters.minPriceCents}
          hint={Math.floor(min)}
          onPrice={(minPriceCents) => onChoose({ minPriceCents })}
        />
        <PriceField
          id="search-max-price"
          label={t("listing.priceTo")}
          cents={filters.maxPriceCents}
          hint={Math.ceil(max)}
          onPrice={(maxPriceCents) => onChoose({ maxPriceCents })}
        />
      </div>
      <p className="mt-2 text-sm text-ink-soft">{t("listing.priceBetween", bounds)}</p>
    </fieldset>
  );
}

type FieldProps = {
  id: string;
  label: string;
  cents: number | null;
  /** Whole euros. */
  hint: number;
  onPrice: (cents: number | null) => void;
};

function PriceField({ id, label, cents, hint, onPrice }: FieldProps) {
  const { text, type, leave } = useTypedPrice(cents, onPrice);
  return (
    <Field
      id={id}
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
    />
  );
}
