import type { SalesFigures } from "@hearth/admin-contract";
import { useLanguage } from "../../language/use-language.ts";
import { ReadFailure } from "../../shell/error-screens.tsx";
import { Badge } from "../../ui/badge.tsx";
import { percentGrown, signed } from "./sales-change.ts";
import { useSales } from "./use-sales.ts";

/** Orders and money of today beside those of the same weekday a week ago, until the same time. */
export function SalesToday() {
  const { t, format } = useLanguage();
  const { data, error, refetch } = useSales();
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  const money = (cents: number) => format.money(cents, data?.currency);
  return (
    <section aria-label={t("start.today")}>
      <ul className="figures">
        <Figure name={t("start.ordersToday")} data={data} of={({ orders }) => orders} say={format.number} />
        <Figure name={t("start.moneyToday")} data={data} of={({ cents }) => cents} say={money} />
      </ul>
    </section>
  );
}

interface Props {
  name: string;
  data: SalesFigures | undefined;
  of: (sales: SalesFigures["today"]) => number;
  say: (value: number) => string;
}

function Figure({ name, data, of, say }: Props) {
  const { t, format } = useLanguage();
  const [now, before] = data ? [of(data.today), of(data.weekBefore)] : [0, 0];
  const percent = percentGrown(now, before);
  return (
    <li className="figure">
      <span className="figure-name">{name}</span>
      <strong>{data ? say(now) : "…"}</strong>
      <span className="figure-before">
        {data && t("start.weekBefore", { value: say(before) })}
        {percent !== null && (
          <Badge tone={percent < 0 ? "warning" : "success"}>{signed(percent, format.number)}</Badge>
        )}
      </span>
    </li>
  );
}
