import { type SavedQuery, useListContext, useSavedQueries } from "ra-core";
import { useState } from "react";
import { useLanguage } from "../language/use-language.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { OneFieldForm } from "../ui/one-field-form.tsx";

export interface StandardView {
  label: string;
  filter: Readonly<Record<string, string>>;
}

/** Filters and sorting under a name, on this device; the list's own first. An address says the same and can be sent to a colleague. */
export function SavedViews({ standard }: { standard: readonly StandardView[] }) {
  const { t } = useLanguage();
  const { resource, filterValues, sort, perPage, setFilters, setSort } = useListContext();
  const [saved, setSaved] = useSavedQueries(resource);
  const [isNaming, setNaming] = useState(false);
  const isShown = (filter: unknown) => JSON.stringify(filter) === JSON.stringify(filterValues);
  const canSave =
    Object.keys(filterValues as object).length > 0 &&
    ![...standard, ...saved.map(({ value }) => value)].some(({ filter }) => isShown(filter));
  const open = ({ value }: SavedQuery) => {
    setFilters(value.filter, undefined, false);
    if (value.sort) setSort(value.sort);
  };
  return (
    <div className="views" role="group" aria-label={t("views.title")}>
      {standard.map(({ label, filter }) => (
        <button
          key={label}
          type="button"
          className="view"
          aria-pressed={isShown(filter)}
          onClick={() => setFilters(filter, undefined, false)}
        >
          {label}
        </button>
      ))}
      {saved.map((query) => (
        <span key={query.label} className="own-view">
          <button
            type="button"
            className="view"
            aria-pressed={isShown(query.value.filter)}
            onClick={() => open(query)}
          >
            {query.label}
          </button>
          <IconButton
            icon="x"
            label={t("views.forget", { name: query.label })}
            onClick={() => setSaved(saved.filter((each) => each !== query))}
          />
        </span>
      ))}
      {canSave && (
        <Button isSmall look="quiet" icon="bookmark" onClick={() => setNaming(true)}>
          {t("views.save")}
        </Button>
      )}
      {isNaming && (
        <Dialog title={t("views.save")} onClose={() => setNaming(false)}>
          <OneFieldForm
            label={t("views.name")}
            submit={t("shell.save")}
            error={undefined}
            isRunning={false}
            input={{ maxLength: 40, autoComplete: "off" }}
            onGiven={(label) => {
              const others = saved.filter((each) => each.label !== label);
              setSaved([
                ...others,
                { label, value: { filter: filterValues, sort, perPage, displayedFilters: [] } },
              ]);
              setNaming(false);
            }}
          >
            <Button look="quiet" onClick={() => setNaming(false)}>
              {t("shell.cancel")}
            </Button>
          </OneFieldForm>
        </Dialog>
      )}
    </div>
  );
}
