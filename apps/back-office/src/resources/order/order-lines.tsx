import type { OrderSheet } from "@hearth/admin-contract";
import { useLanguage } from "../../language/use-language.ts";
import type { OrderLine } from "./steps/pieces.ts";

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
              <LineProgress line={line} />
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

/** Only what happened: an order nobody touched has no second line. */
function LineProgress({ line: { quantity, sent, dropped, returned, refunded } }: { line: OrderLine }) {
  const { t } = useLanguage();
  const parts = [
    sent > 0 && t("order.lineSent", { count: sent, quantity }),
    dropped > 0 && t("order.lineDropped", { count: dropped }),
    returned > 0 && t("order.lineReturned", { count: returned }),
    refunded > 0 && t("order.lineRefunded", { count: refunded }),
  ].filter(Boolean);
  return parts.length > 0 && <small className="second-line">{parts.join(" · ")}</small>;
}
