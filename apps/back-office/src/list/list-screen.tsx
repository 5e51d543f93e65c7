import { ListBase, type RaRecord, type SortPayload, useListContext } from "ra-core";
import type { ReactNode } from "react";
import { useLanguage } from "../language/use-language.ts";
import { ReadFailure } from "../shell/error-screens.tsx";
import { ScreenHead } from "../shell/screen-head.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Column } from "./columns.ts";
import { FilterBar } from "./filter-bar.tsx";
import type { Filter } from "./filters.ts";
import { Pagination } from "./pagination.tsx";
import { RecordTable } from "./record-table.tsx";
import { RecordTiles } from "./record-tiles.tsx";
import { SavedViews, type StandardView } from "./saved-views.tsx";

interface Props<Item> {
  title: string;
  /** Said where there is nothing, and nothing was narrowed. */
  empty: string;
  sort: SortPayload;
  /** As a table, */
  columns?: readonly Column<Item>[];
  /** or as tiles beside each other. */
  tile?: (item: Item) => ReactNode;
  filters?: readonly Filter[];
  searchLabel?: string;
  views?: readonly StandardView[];
  actions?: ReactNode;
  rowActions?: ((item: Item) => ReactNode) | undefined;
  /** Between the head and the filters. */
  children?: ReactNode;
}

/** Every list of the back office: views, filters, table, pages. Filters, sorting and page stand in the address. */
export function ListScreen<Item>({ title, actions, views, children, sort, ...rest }: Props<Item>) {
  return (
    <ListBase sort={sort} perPage={25} exporter={false}>
      <ScreenHead title={title} actions={actions} />
      {children}
      {views && <SavedViews standard={views} />}
      <FilterBar filters={rest.filters ?? []} searchLabel={rest.searchLabel} />
      <Rows title={title} {...rest} />
      <Pagination />
    </ListBase>
  );
}

type RowsProps<Item> = Pick<Props<Item>, "title" | "empty" | "columns" | "tile" | "rowActions">;

function Rows<Item>({ title, empty, columns = [], tile, rowActions }: RowsProps<Item>) {
  const { t } = useLanguage();
  const { isPending, error, refetch, total, filterValues } = useListContext<Item & RaRecord>();
  if (isPending) return <Skeleton rows={8} label={t("shell.loading")} />;
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (total === 0) {
    const isNarrowed = Object.keys(filterValues as object).length > 0;
    return (
      <EmptyState icon={isNarrowed ? "search" : "circle-check"} title={isNarrowed ? t("list.none") : empty} />
    );
  }
  if (tile) return <RecordTiles label={title} tile={tile} />;
  return <RecordTable label={title} columns={columns} actions={rowActions} />;
}
