import { useState } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import type { ListingQuery } from "../../../platform/shop/listing-query.ts";
import { withRange } from "../../../platform/shop/property-range.ts";
import { choose } from "../show/show-listing.ts";
import type { FilterGroup } from "./filter-data.ts";
import { FilterGroupView } from "./filter-group.tsx";
import { isRange } from "./range/filter-scale.ts";
import { RangeFilter } from "./range/range-filter.tsx";

/** Groups that stand open from the start; the rest opens by hand or when something in it is chosen. */
const OPEN_GROUPS = 2;
/** Of a shop that does not say which of its properties lead: the first ones. */
const FIRST_GROUPS = 8;

interface Props {
  groups: readonly FilterGroup[];
  chosen: ListingQuery;
}

export function PropertyGroups({ groups, chosen }: Props) {
  const { t } = useLanguage();
  const [first, rest] = leading(groups);
  // Said once: afterwards it is open or closed as the visitor left it.
  const [wasOpen] = useState(rest.some((group) => isChosen(group, chosen)));
  return (
    <>
      {first.map((group, index) => (
        <PropertyGroup key={group.id} group={group} chosen={chosen} isOpen={index < OPEN_GROUPS} />
      ))}
      {rest.length > 0 && (
        <details open={wasOpen} className="filter-more border-b border-line">
          <summary className="more-summary py-1">
            <span className="when-closed">{t("listing.moreFilters", { count: rest.length })}</span>
            <span className="when-open">{t("listing.fewerFilters")}</span>
          </summary>
          {rest.map((group) => (
            <PropertyGroup key={group.id} group={group} chosen={chosen} isOpen={false} />
          ))}
        </details>
      )}
    </>
  );
}

function leading(groups: readonly FilterGroup[]): [readonly FilterGroup[], readonly FilterGroup[]] {
  if (!groups.some(({ isLeading }) => isLeading))
    return [groups.slice(0, FIRST_GROUPS), groups.slice(FIRST_GROUPS)];
  return [groups.filter(({ isLeading }) => isLeading), groups.filter(({ isLeading }) => !isLeading)];
}

interface GroupProps {
  group: FilterGroup;
  chosen: ListingQuery;
  isOpen: boolean;
}

function PropertyGroup({ group, chosen, isOpen }: GroupProps) {
  const { scale, options } = group;
  if (!isRange(scale)) {
    return (
      <FilterGroupView
        title={group.name}
        options={options}
        name="properties"
        isOpen={isOpen}
        chosen={chosen.optionIds}
        onChoose={(optionIds) => choose({ optionIds })}
      />
    );
  }
  const ownIds = options.map(({ id }) => id);
  return (
    <RangeFilter
      group={group}
      scale={scale}
      range={rangeOf(group, chosen)}
      chosenIds={ownIds.filter((id) => chosen.optionIds.includes(id))}
      isOpen={isOpen}
      // The range takes the place of values chosen one by one. Both of its ends may be on their way at once.
      onChoose={(end) =>
        choose((query) => ({
          ranges: withRange(query.ranges, {
            ...(rangeOf(group, query) ?? { groupId: group.id, min: null, max: null }),
            ...end,
          }),
          optionIds: query.optionIds.filter((id) => !ownIds.includes(id)),
        }))
      }
    />
  );
}

function rangeOf({ id }: FilterGroup, { ranges }: ListingQuery) {
  return ranges.find(({ groupId }) => groupId === id);
}

function isChosen(group: FilterGroup, chosen: ListingQuery): boolean {
  return (
    rangeOf(group, chosen) !== undefined || group.options.some(({ id }) => chosen.optionIds.includes(id))
  );
}
