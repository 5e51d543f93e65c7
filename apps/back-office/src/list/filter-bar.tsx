import { useListFilterContext } from "ra-core";
import { useId, useState } from "react";
import { useLanguage } from "../language/use-language.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { type Filter, type FilterValues, withFilter } from "./filters.ts";
import { TypedFilter } from "./typed-filter.tsx";

interface Props {
  filters: readonly Filter[];
  /** What the search looks at, in words; without it the list takes none. */
  searchLabel: string | undefined;
}

/** On a telephone the search stands alone: all else is folded behind a button that says how much is set. */
export function FilterBar({ filters, searchLabel }: Props) {
  const { t } = useLanguage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { filterValues, setFilters } = useListFilterContext();
  const values = filterValues as FilterValues;
  const narrow = (field: string) => (value: string) =>
    setFilters(withFilter(values, field, value), undefined, false);
  // A single one takes no more room than the button.
  const isFolding = filters.length > 1;
  const set = filters.filter(({ field }) => values[field] !== undefined).length;
  if (!searchLabel && filters.length === 0) return null;
  return (
    <div className="filter-bar" role="search" aria-label={t("list.filters")}>
      {searchLabel && (
        <TypedFilter type="search" label={searchLabel} value={values["q"] ?? ""} onTyped={narrow("q")} />
      )}
      {isFolding && (
        <Button
          className="button button-plain filter-fold"
          icon="list-search"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {set > 0 ? t("list.filtersSet", { set }) : t("list.filters")}
        </Button>
      )}
      <div id={id} className="filter-fields" data-folded={(isFolding && !isOpen) || undefined}>
        {filters.map((filter) =>
          filter.kind === "choice" ? (
            <Field key={filter.field} label={t(filter.label)}>
              <select
                value={values[filter.field] ?? ""}
                onChange={(event) => narrow(filter.field)(event.target.value)}
              >
                <option value="">{t("list.all")}</option>
                {filter.options.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            </Field>
          ) : (
            <TypedFilter
              key={filter.field}
              type={filter.kind === "day" ? "date" : "text"}
              label={t(filter.label)}
              value={values[filter.field] ?? ""}
              onTyped={narrow(filter.field)}
            />
          ),
        )}
      </div>
      {Object.keys(values).length > 0 && (
        <Button look="quiet" icon="x" onClick={() => setFilters({}, undefined, false)}>
          {t("list.clear")}
        </Button>
      )}
    </div>
  );
}
