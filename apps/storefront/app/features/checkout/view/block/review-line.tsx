import { useLanguage } from "../../../../platform/language/language.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { Picture } from "../../../media/public.ts";
import type { CheckoutLine } from "../../read/checkout-data.ts";
import { lineProperties } from "../../read/line-properties.ts";

/** A line as it is ordered. Nothing in it leads away. */
export function ReviewLine({ line }: { line: CheckoutLine }) {
  const language = useLanguage();
  const { t } = language;
  return (
    <li className="review-line">
      <div className="grid aspect-square place-items-center self-start overflow-hidden rounded-inner bg-paper sm:row-span-2">
        {line.picture ? (
          <Picture picture={line.picture} sizes="5rem" className="aspect-square w-full object-contain" />
        ) : (
          <Icon name="photo-off" className="text-ink-soft" />
        )}
      </div>
      <div className="min-w-0">
        <p className="font-semibold text-pretty hyphens-auto wrap-break-word">{line.name}</p>
        {line.number && (
          <p className="text-sm text-ink-soft wrap-anywhere">
            {t("product.number")}: {line.number}
          </p>
        )}
      </div>
      <div className="col-span-2 flex min-w-0 flex-col gap-1 sm:col-span-1">
        <dl className="review-properties">
          {lineProperties(line, language).map(({ name, value }) => (
            <div key={name} className="flex min-w-0 flex-wrap gap-x-1.5">
              <dt className="text-ink-soft">{name}:</dt>
              <dd className="min-w-0 wrap-break-word">{value}</dd>
            </div>
          ))}
        </dl>
        {line.deliveryTime && (
          <p className="text-sm">{t("product.deliveryTime", { time: line.deliveryTime })}</p>
        )}
        <LinePrice line={line} />
      </div>
    </li>
  );
}

function LinePrice({ line }: { line: CheckoutLine }) {
  const { t, format } = useLanguage();
  const { quantity, priceCents, totalCents, taxRate, isZeroRated } = line;
  return (
    <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
      <p className="text-sm">
        {t("checkout.pieces", { quantity, price: format.money(priceCents) })}
        {taxRate !== null && (
          <span className={isZeroRated ? "text-success" : "text-ink-soft"}>
            {", "}
            {isZeroRated ? t("cart.zeroRate") : t("cart.taxRate", { rate: format.number(taxRate) })}
          </span>
        )}
      </p>
      <p className="ml-auto font-bold tabular-nums">
        <span className="sr-only">{t("cart.lineTotal", { name: line.name })} </span>
        {format.money(totalCents)}
      </p>
    </div>
  );
}
