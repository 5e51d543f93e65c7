import { Suspense } from "react";
import { useLanguage } from "../../language/use-language.ts";
import { Card } from "../../ui/card.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SalesTable } from "./sales-table.tsx";
import { useSales } from "./use-sales.ts";

const DayChart = lazyPart(() => import("./day-chart.tsx"), "DayChart");

/** Thirty days as pictures, and the same as a table for whoever does not see them or wants the figures. */
export function SalesMonth() {
  const { t, format } = useLanguage();
  const { data } = useSales();
  const loading = <Skeleton rows={4} label={t("shell.loading")} />;
  const money = (cents: number) => format.money(cents, data?.currency);
  const days = (data?.days ?? []).map(({ day, orders, cents }) => ({
    day: format.date(day),
    tick: format.day(day),
    orders,
    cents,
  }));
  return (
    <Card title={t("start.month")}>
      <p className="card-note">{t("start.monthNote")}</p>
      {!data && loading}
      {data && (
        <Suspense fallback={loading}>
          <div className="day-charts">
            <DayChart
              name={t("start.orders")}
              points={days.map(pointOf("orders"))}
              say={format.number}
              sayShort={format.number}
              leastTop={4}
            />
            <DayChart
              name={t("start.money")}
              points={days.map(pointOf("cents"))}
              say={money}
              sayShort={(cents) => format.number(cents / 100)}
              leastTop={10_000}
            />
          </div>
        </Suspense>
      )}
      {data && <SalesTable days={data.days} money={money} />}
    </Card>
  );
}

function pointOf<Field extends string>(field: Field) {
  return ({ day, tick, [field]: value }: { day: string; tick: string } & Record<Field, number>) => ({
    day,
    tick,
    value,
  });
}
