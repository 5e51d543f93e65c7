import { useLanguage } from "../../../platform/language/language.tsx";
import { Button, IconButton } from "../../../ui/base/button.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";

export interface LastSearchesProps {
  terms: readonly string[];
  onPick: (term: string) => void;
  onRemove: (term: string) => void;
  onRemoveAll: () => void;
}

/** What was searched for before, in this browser. */
export function LastSearches({ terms, onPick, onRemove, onRemoveAll }: LastSearchesProps) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="last-searches">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="last-searches" className="text-lg font-semibold">
          {t("searchOverlay.last")}
        </h2>
        <Button
          type="button"
          look="quiet"
          size="small"
          icon="trash"
          onClick={({ currentTarget }) => {
            focusField(currentTarget);
            onRemoveAll();
          }}
        >
          {t("searchOverlay.removeAll")}
        </Button>
      </div>
      <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
        {terms.map((term) => (
          <li key={term} className="flex items-center pr-1">
            <button type="button" className="search-last" onClick={() => onPick(term)}>
              <Icon name="history" size="small" className="text-ink-soft" />
              <span className="min-w-0 wrap-anywhere">{term}</span>
            </button>
            <IconButton
              type="button"
              icon="x"
              label={t("searchOverlay.remove", { term })}
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget);
                onRemove(term);
              }}
            />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">{t("searchOverlay.lastNote")}</p>
    </section>
  );
}

/** The button goes with its line: the focus goes on to the next one. */
function focusBeside(button: HTMLElement): void {
  const line = button.closest("li");
  const beside = line?.nextElementSibling ?? line?.previousElementSibling;
  const next = beside?.querySelector<HTMLElement>("button:last-of-type");
  if (next) next.focus();
  else focusField(button);
}

function focusField(button: HTMLElement): void {
  button.closest("dialog")?.querySelector<HTMLElement>("[role=combobox]")?.focus();
}
