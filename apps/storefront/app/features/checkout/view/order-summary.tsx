import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { CartTotals } from "../../cart/public-islands.ts";
import { DeliveryLine } from "../../delivery-line/public.ts";
import { Picture } from "../../media/public.ts";
import type { SummaryData } from "../read/summary-data.ts";

/** What is being ordered, in sight at every step: beside the form where there is room, folded above it on small screens. */
export function OrderSummary({ summary }: { summary: SummaryData }) {
  const { t, format } = useLanguage();
  return (
    <aside aria-label={t("checkout.lines")} className="order-summary">
      <details className="card lg:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-4 px-4 py-2">
          <span className="flex min-w-0 items-center gap-2 font-semibold">
            <Icon name="shopping-cart" size="small" className="text-brand" />
            {t("checkout.lines")}
            <Icon name="chevron-down" size="small" className="order-summary-mark" />
          </span>
          <span className="text-lg font-bold tabular-nums">
            {format.money(summary.sums.totals.totalCents)}
          </span>
        </summary>
        <div className="border-t border-line p-4">
          <Content summary={summary} />
        </div>
      </details>
      <div className="card p-5 max-lg:hidden">
        <p className="mb-3 font-semibold">{t("checkout.lines")}</p>
        <Content summary={summary} />
      </div>
    </aside>
  );
}

function Content({ summary: { lines, sums, arrival } }: { summary: SummaryData }) {
  const { format } = useLanguage();
  return (
    <div className="flex flex-col gap-4">
      <ul className="order-summary-lines">
        {lines.map(({ id, name, quantity, totalCents, picture }) => (
          <li key={id}>
            <span className="order-summary-picture">
              {picture && <Picture picture={picture} sizes="48px" className="size-12 object-contain" />}
            </span>
            <span className="min-w-0 text-sm leading-snug wrap-break-word">
              {quantity} × {name}
            </span>
            <span className="text-sm tabular-nums">{format.money(totalCents)}</span>
          </li>
        ))}
      </ul>
      {!sums.isVirtual && <DeliveryLine at="ahead" window={arrival} />}
      <CartTotals cart={sums} />
    </div>
  );
}
