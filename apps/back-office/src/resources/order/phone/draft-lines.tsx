import type { PhoneCart } from "@hearth/admin-contract";
import { useLanguage } from "../../../language/use-language.ts";
import { IconButton } from "../../../ui/button.tsx";
import { type DraftLine, withQuantity } from "./phone-draft.ts";

interface Props {
  lines: readonly DraftLine[];
  cart: PhoneCart | undefined;
  onChange: (lines: DraftLine[]) => void;
}

const MOST = 100_000;

/** What was named so far, with the prices of this customer. */
export function DraftLines({ lines, cart, onChange }: Props) {
  const { t, format } = useLanguage();
  if (lines.length === 0) return <p className="none">{t("phone.noLines")}</p>;
  const money = (cents: number | undefined) =>
    cents === undefined ? "–" : format.money(cents, cart?.currency);
  return (
    <table className="table table-fields" aria-label={t("order.lines")}>
      <thead>
        <tr>
          <th scope="col">{t("field.article")}</th>
          <th scope="col">{t("field.quantity")}</th>
          <th scope="col" data-number>
            {t("field.unitPrice")}
          </th>
          <th scope="col" data-number>
            {t("field.lineTotal")}
          </th>
          <th scope="col">
            <span className="visually-hidden">{t("list.actions")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ productId, number, name, quantity }) => {
          const priced = cart?.lines.find((line) => line.productId === productId);
          return (
            <tr key={productId}>
              <td data-label={t("field.article")}>
                <span>{name}</span>
                <small className="second-line">{number}</small>
              </td>
              <td data-label={t("field.quantity")}>
                <input
                  type="number"
                  className="phone-quantity"
                  min={1}
                  max={MOST}
                  aria-label={t("order.quantityOf", { name })}
                  value={quantity}
                  onChange={(event) => {
                    const typed = event.target.valueAsNumber;
                    // An empty field is on its way to another number.
                    if (typed >= 1) onChange(withQuantity(lines, productId, Math.floor(typed)));
                  }}
                />
              </td>
              <td data-label={t("field.unitPrice")} data-number>
                {money(priced?.unitCents)}
              </td>
              <td data-label={t("field.lineTotal")} data-number>
                {money(priced?.totalCents)}
              </td>
              <td className="row-actions">
                <div>
                  <IconButton
                    icon="trash"
                    label={t("phone.removeNamed", { name })}
                    onClick={() => onChange(withQuantity(lines, productId, 0))}
                  />
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
