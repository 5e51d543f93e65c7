import { PagePart } from "../../../platform/browser/page-part.tsx";
import { isFiltered } from "../../../platform/shop/listing-query.ts";
import type { ListingData } from "../load/listing-data.ts";
import { FilterPanel as RunningPanel } from "./filter-panel.island.tsx";

interface Props {
  listing: ListingData;
  path: string;
}

export function FilterPanel({ listing: { filters, query, total }, path }: Props) {
  // Where there was nothing to begin with there is nothing to choose.
  if (total === 0 && !isFiltered(query)) return null;
  return (
    <PagePart name="listing:filters">
      <RunningPanel filters={filters} query={query} total={total} path={path} />
    </PagePart>
  );
}
