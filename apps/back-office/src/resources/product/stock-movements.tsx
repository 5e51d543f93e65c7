import type { ProductSheet } from "@hearth/admin-contract";
import { useLanguage } from "../../language/use-language.ts";

const SHOWN = 8;

export function StockMovements({ movements }: { movements: ProductSheet["stock"]["movements"] }) {
  const { t, format } = useLanguage();
  if (movements.length === 0) return <p className="none">{t("product.noMovements")}</p>;
  return (
    <ol className="movements" aria-label={t("product.movements")}>
      {movements.slice(0, SHOWN).map(({ at, pieces, stock, reason, note, staff }) => (
        <li key={at}>
          <strong>{`${pieces > 0 ? "+" : "−"}${format.number(Math.abs(pieces))}`}</strong>{" "}
          {t(`product.reason.${reason}`)} {t("product.leaves", { stock: format.number(stock) })}
          <small className="second-line">
            {[note, staff, format.dateTime(at)].filter(Boolean).join(" · ")}
          </small>
        </li>
      ))}
    </ol>
  );
}
