import { useListContext } from "ra-core";
import { useLanguage } from "../language/use-language.ts";
import { IconButton } from "../ui/button.tsx";
import { totalText } from "./total-text.ts";

const sizes = [25, 50, 100];

/** As far as the API counted: whoever looks for something further back narrows the list. */
export function Pagination() {
  const language = useLanguage();
  const { t, format } = language;
  const {
    page,
    perPage,
    total = 0,
    setPage,
    setPerPage,
    hasNextPage,
    hasPreviousPage,
    meta,
  } = useListContext();
  if (total === 0) return null;
  const last = Math.min(total, page * perPage);
  const isTotalAtLeast = (meta as { isTotalAtLeast?: boolean } | undefined)?.isTotalAtLeast === true;
  return (
    <nav className="pagination" aria-label={t("list.pages")}>
      <p role="status">
        {t("list.range", {
          first: format.number((page - 1) * perPage + 1),
          last: format.number(last),
          total: totalText(language, { total, isTotalAtLeast }),
        })}
      </p>
      <label className="page-size">
        <span>{t("list.perPage")}</span>
        <select value={perPage} onChange={(event) => setPerPage(Number(event.target.value))}>
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <IconButton
        icon="chevron-left"
        label={t("list.previous")}
        disabled={!hasPreviousPage}
        onClick={() => setPage(page - 1)}
      />
      <IconButton
        icon="chevron-right"
        label={t("list.next")}
        disabled={!hasNextPage}
        onClick={() => setPage(page + 1)}
      />
    </nav>
  );
}
