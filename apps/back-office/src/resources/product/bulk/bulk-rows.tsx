import type { BulkChange, BulkChangeRow } from "@hearth/admin-contract";
import { useEffect, useState } from "react";
import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { totalText } from "../../../list/total-text.ts";
import { Loading } from "../../../shell/loading.tsx";
import { Button } from "../../../ui/button.tsx";
import { BulkRowLine } from "./bulk-row-line.tsx";

const LIMIT = 50;
const states = [
  "waiting",
  "applied",
  "undone",
  "kept",
  "refused",
] as const satisfies BulkChangeRow["state"][];

export function BulkRows({ change }: { change: BulkChange }) {
  const language = useLanguage();
  const { t, format } = language;
  const [shown, setShown] = useState<{ state: BulkChangeRow["state"] | ""; page: number }>({
    state: "",
    page: 1,
  });
  const { data, refetch } = useAdminQuery("listBulkChangeRows", {
    params: { id: change.id },
    list: { page: shown.page, limit: LIMIT, ...(shown.state && { filter: { state: shown.state } }) },
  });
  const counts = Object.values(change.rows).join();
  // Rows follow the counts, also when the last of them came.
  useEffect(() => {
    if (counts) void refetch();
  }, [counts, refetch]);
  const heads = ["bulk.line", "field.productNumber"] as const;
  return (
    <>
      <div className="views" role="group" aria-label={t("list.filters")}>
        {(["", ...states.filter((state) => change.rows[state] > 0)] as const).map((state) => (
          <button
            key={state}
            type="button"
            className="view"
            aria-pressed={shown.state === state}
            onClick={() => setShown({ state, page: 1 })}
          >
            {state ? t(`bulk.row.${state}`) : t("list.all")}
          </button>
        ))}
      </div>
      {!data && <Loading />}
      {data && (
        <table className="table" aria-label={t("bulk.rows")}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {t(head)}
                </th>
              ))}
              <th scope="col" data-number>
                {t("bulk.was")}
              </th>
              <th scope="col" data-number>
                {t("bulk.becomes")}
              </th>
              <th scope="col">{t("field.state")}</th>
            </tr>
          </thead>
          <tbody>
            {data.items.map((row) => (
              <BulkRowLine key={row.line} row={row} />
            ))}
          </tbody>
        </table>
      )}
      {data && data.total > LIMIT && (
        <div className="form-actions">
          <Button
            isSmall
            disabled={shown.page === 1}
            onClick={() => setShown({ ...shown, page: shown.page - 1 })}
          >
            {t("list.previous")}
          </Button>
          <span className="card-note">
            {t("list.range", {
              first: format.number((shown.page - 1) * LIMIT + 1),
              last: format.number(Math.min(shown.page * LIMIT, data.total)),
              total: totalText(language, data),
            })}
          </span>
          <Button
            isSmall
            disabled={shown.page * LIMIT >= data.total}
            onClick={() => setShown({ ...shown, page: shown.page + 1 })}
          >
            {t("list.next")}
          </Button>
        </div>
      )}
    </>
  );
}
