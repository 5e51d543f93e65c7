import type { SalesFigures } from "@hearth/admin-contract";
import { useLanguage } from "../../language/use-language.ts";

interface Props {
  days: SalesFigures["days"];
  money: (cents: number) => string;
}

/** The newest first, as lists are. */
export function SalesTable({ days, money }: Props) {
  const { t, format } = useLanguage();
  return (
    <details className="sales-table">
      <summary>{t("start.asTable")}</summary>
      <table className="table" aria-label={t("start.month")}>
        <thead>
          <tr>
            <th scope="col">{t("start.day")}</th>
            <th scope="col" data-number>
              {t("start.orders")}
            </th>
            <th scope="col" data-number>
              {t("start.money")}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, orders, cents }) => (
            <tr key={day}>
              <td data-label={t("start.day")}>{format.date(day)}</td>
              <td data-label={t("start.orders")} data-number>
                {format.number(orders)}
              </td>
              <td data-label={t("start.money")} data-number>
                {money(cents)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
