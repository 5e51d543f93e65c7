import { useListFilterContext } from "ra-core";
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

export function FilterBar({ filters, searchLabel }: Props) {
  const { t } = useLanguage();
  const { filterValues, setFilters } = useListFilterContext();
  const values = filterValues as FilterValues;
  const narrow = (field: string) => (value: string) =>
    setFilters(withFilter(values, field, value), undefined, false);
  if (!searchLabel && filters.length === 0) return null;
  return (
    <div className="filter-bar" role="search" aria-label={t("list.filters")}>
      {searchLabel && (
        <TypedFilter type="search" label={searchLabel} value={values["q"] ?? ""} onTyped={narrow("q")} />
      )}
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
      {Object.keys(values).length > 0 && (
        <Button look="quiet" icon="x" onClick={() => setFilters({}, undefined, false)}>
          {t("list.clear")}
        </Button>
      )}
    </div>
  );
}
