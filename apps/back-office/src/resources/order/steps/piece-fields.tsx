import type { UseFormRegisterReturn } from "react-hook-form";
import { useLanguage } from "../../../language/use-language.ts";
import type { LeftOfLine } from "./pieces.ts";

interface Props {
  label: string;
  /** What the number of pieces that can be had is called here. */
  leftLabel: string;
  rest: readonly LeftOfLine[];
  register: (lineId: string) => UseFormRegisterReturn;
}

/** How many pieces of which line, each up to what is left of it. */
export function PieceFields({ label, leftLabel, rest, register }: Props) {
  const { t, format } = useLanguage();
  return (
    <table className="table table-fields piece-fields" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t("field.article")}</th>
          <th scope="col" data-number>
            {leftLabel}
          </th>
          <th scope="col" data-number>
            {t("field.quantity")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rest.map(({ line: { id, label: name, productNumber }, left }) => (
          <tr key={id}>
            <td data-label={t("field.article")}>
              <span>{name}</span>
              {productNumber && <small className="second-line">{productNumber}</small>}
            </td>
            <td data-label={leftLabel} data-number>
              {format.number(left)}
            </td>
            <td data-label={t("field.quantity")} data-number>
              <input
                type="number"
                inputMode="numeric"
                min={0}
                max={left}
                step={1}
                required
                aria-label={t("order.quantityOf", { name })}
                {...register(id)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
