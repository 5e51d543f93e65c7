import { useListPaginationContext } from "ra-core";
import { useLanguage } from "../language/use-language.ts";
import { IconButton } from "../ui/button.tsx";

const sizes = [25, 50, 100];

export function Pagination() {
  const { t, format } = useLanguage();
  const {
    page,
    perPage,
    total = 0,
    setPage,
    setPerPage,
    hasNextPage,
    hasPreviousPage,
  } = useListPaginationContext();
  if (total === 0) return null;
  const last = Math.min(total, page * perPage);
  return (
    <nav className="pagination" aria-label={t("list.pages")}>
      <p role="status">
        {t("list.range", {
          first: format.number((page - 1) * perPage + 1),
          last: format.number(last),
          total: format.number(total),
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
