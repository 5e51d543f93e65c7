import type { OrderSheet } from "@hearth/admin-contract";
import { useLanguage } from "../../language/use-language.ts";

export function OrderLines({ order }: { order: OrderSheet }) {
  const { t, format } = useLanguage();
  const money = (cents: number) => format.money(cents, order.currency);
  return (
    <table className="table" aria-label={t("order.lines")}>
      <thead>
        <tr>
          <th scope="col">{t("field.article")}</th>
          <th scope="col" data-number>
            {t("field.quantity")}
          </th>
          <th scope="col" data-number>
            {t("field.unitPrice")}
          </th>
          <th scope="col" data-number>
            {t("field.lineTotal")}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.id}>
            <td data-label={t("field.article")}>
              <span>{line.label}</span>
              {line.productNumber && <small className="second-line">{line.productNumber}</small>}
            </td>
            <td data-label={t("field.quantity")} data-number>
              {format.number(line.quantity)}
            </td>
            <td data-label={t("field.unitPrice")} data-number>
              {money(line.unitCents)}
            </td>
            <td data-label={t("field.lineTotal")} data-number>
              {money(line.totalCents)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t("order.total")}
          </th>
          <td data-number>{money(order.totalCents)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
