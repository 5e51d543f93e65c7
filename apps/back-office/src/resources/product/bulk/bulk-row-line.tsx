import type { BulkChangeRow } from "@hearth/admin-contract";
import { Link } from "react-router-dom";
import type { Language } from "../../../language/use-language.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";

const tones: Readonly<Record<BulkChangeRow["state"], Tone>> = {
  waiting: "info",
  applied: "success",
  refused: "alert",
  undone: "plain",
  kept: "warning",
};

export function BulkRowLine({ row }: { row: BulkChangeRow }) {
  const language = useLanguage();
  const { t, tOr } = language;
  const { line, number, productId, before, after, state, problem } = row;
  return (
    <tr>
      <td data-label={t("bulk.line")}>{line}</td>
      <td data-label={t("field.productNumber")}>
        {productId ? <Link to={`/product/${productId}/show`}>{number}</Link> : number}
      </td>
      <td data-label={t("bulk.was")} data-number>
        {valueText(before, language)}
      </td>
      <td data-label={t("bulk.becomes")} data-number>
        {valueText(after, language)}
      </td>
      <td data-label={t("field.state")}>
        <Badge tone={tones[state]}>{t(`bulk.row.${state}`)}</Badge>
        {problem && <small className="second-line">{tOr(`bulk.problem.${problem}`, problem)}</small>}
      </td>
    </tr>
  );
}

function valueText(value: BulkChangeRow["before"], { t, format }: Language): string {
  if (!value) return "–";
  if (value.isActive !== undefined) return t(`product.state.${value.isActive ? "active" : "inactive"}`);
  if (value.grossCents === undefined) return "–";
  const list = value.listGrossCents ?? null;
  return [format.money(value.grossCents), ...(list === null ? [] : [`(${format.money(list)})`])].join(" ");
}
