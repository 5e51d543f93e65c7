import type { BulkChange } from "@hearth/admin-contract";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../language/use-language.ts";
import { BulkState } from "./bulk-state.tsx";

export function BulkTable({ changes }: { changes: readonly BulkChange[] }) {
  const { t, format } = useLanguage();
  if (changes.length === 0) return <p className="none">{t("bulk.none")}</p>;
  const heads = ["field.createdAt", "field.kind", "field.state", "field.staff"] as const;
  return (
    <table className="table" aria-label={t("bulk.before")}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {t(head)}
            </th>
          ))}
          <th scope="col" data-number>
            {t("bulk.rows")}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.id}>
            <td data-label={t("field.createdAt")}>
              <Link className="row-link" to={`/bulk-change/${change.id}`}>
                {format.dateTime(change.createdAt)}
              </Link>
            </td>
            <td data-label={t("field.kind")}>{t(`bulk.kind.${change.kind}`)}</td>
            <td data-label={t("field.state")}>
              <BulkState state={change.state} />
            </td>
            <td data-label={t("field.staff")}>{change.staff}</td>
            <td data-label={t("bulk.rows")} data-number>
              {format.number(Object.values(change.rows).reduce((sum, count) => sum + count, 0))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
