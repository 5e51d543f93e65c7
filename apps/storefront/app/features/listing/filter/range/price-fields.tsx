import { useLanguage } from "../../../../platform/language/language.tsx";
import type { ListingQuery } from "../../../../platform/shop/listing-query.ts";
import { Field } from "../../../../ui/form/field.tsx";
import { useTypedPrice } from "./use-typed-price.ts";

type Prices = Pick<ListingQuery, "minPriceCents" | "maxPriceCents">;

interface Props {
  /** Before the ids of its fields. */
  idPrefix: string;
  /** The form they are sent with, where there is one. */
  form?: string;
  range: { minCents: number; maxCents: number };
  prices: Prices;
  onChoose: (prices: Partial<Prices>) => void;
}

/** From and to, with what there is. */
export function PriceFields({ idPrefix, form, range: { minCents, maxCents }, prices, onChoose }: Props) {
  const { t, format } = useLanguage();
  const rangeId = `${idPrefix}-price-range`;
  const common = { form, rangeId, idPrefix };
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <PriceField
          {...common}
          name="min-price"
          label={t("listing.priceFrom")}
          cents={prices.minPriceCents}
          hint={Math.floor(minCents / 100)}
          onPrice={(minPriceCents) => onChoose({ minPriceCents })}
        />
        <PriceField
          {...common}
          name="max-price"
          label={t("listing.priceTo")}
          cents={prices.maxPriceCents}
          hint={Math.ceil(maxCents / 100)}
          onPrice={(maxPriceCents) => onChoose({ maxPriceCents })}
        />
      </div>
      <p id={rangeId} className="mt-2 text-sm text-ink-soft">
        {t("listing.priceBetween", { min: format.money(minCents), max: format.money(maxCents) })}
      </p>
    </>
  );
}

interface FieldProps {
  idPrefix: string;
  rangeId: string;
  form: string | undefined;
  name: string;
  label: string;
  cents: number | null;
  /** Whole euros. */
  hint: number;
  onPrice: (cents: number | null) => void;
}

function PriceField({ idPrefix, rangeId, form, name, label, cents, hint, onPrice }: FieldProps) {
  const { text, type, leave } = useTypedPrice(cents, onPrice);
  return (
    <Field
      id={`${idPrefix}-${name}`}
      name={name}
      form={form}
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
      aria-describedby={rangeId}
    />
  );
}
