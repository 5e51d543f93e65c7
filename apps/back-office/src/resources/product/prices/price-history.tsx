import type { ProductSheet } from "@hearth/admin-contract";
import { useLanguage } from "../../../language/use-language.ts";

/** The newest first; the law's 30-day low stands beside it, as the shop shows it. */
export function PriceHistory({ price, name }: { price: ProductSheet["prices"][number]; name?: string }) {
  const { t, format } = useLanguage();
  const money = (cents: number) => format.money(cents, price.currency);
  const { history, lowestCents } = price;
  const title = name ? t("product.historyOf", { name }) : t("product.history");
  return (
    <details className="history">
      <summary>
        {title}
        <span className="card-note">
          {lowestCents === null
            ? t("product.noReduction")
            : t("product.lowest", { price: money(lowestCents) })}
        </span>
      </summary>
      <ol>
        {history.toReversed().map(({ validFrom, grossCents }) => (
          <li key={validFrom}>
            <time dateTime={validFrom}>{format.dateTime(validFrom)}</time>
            <span>{grossCents === null ? t("product.priceGone") : money(grossCents)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
