import type { SyntheticEvent } from "react";
import { useLanguage } from "../../platform/language/language.tsx";
import { IconButton } from "../../ui/base/button.tsx";
import { searchPath } from "./search-path.ts";

type Props = {
  /** Tells the fields of one page apart. */
  id: string;
  /** What the page shows already. */
  term: string | null;
  hasFocus?: boolean;
  className?: string;
  /** Inside an island: searches elsewhere, beginning with these words. The field itself goes back to what it was. */
  onOpen?: (text: string) => void;
};

/** A plain form: it works before and without any script. */
export function SearchForm({ id, term, hasFocus = false, className = "", onOpen }: Props) {
  const { t, href } = useLanguage();
  return (
    <search className={className}>
      <form
        method="get"
        action={href(searchPath)}
        className="search-form"
        onSubmit={onOpen && ((event) => openFrom(event, onOpen))}
      >
        <label htmlFor={id} className="sr-only">
          {t("search.label")}
        </label>
        <input
          id={id}
          type="search"
          name="search"
          required
          maxLength={100}
          defaultValue={term ?? ""}
          placeholder={t("search.placeholder")}
          autoComplete="off"
          enterKeyHint="search"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a page that has nothing but this field
          autoFocus={hasFocus}
          className="field search-field"
          // Not by focus alone: whoever passes by with the Tab key stays on the page.
          onClick={onOpen && ((event) => openFrom(event, onOpen))}
          onInput={
            onOpen &&
            ((event) => {
              if (event.currentTarget.value !== event.currentTarget.defaultValue) openFrom(event, onOpen);
            })
          }
        />
        <IconButton type="submit" icon="search" label={t("search.submit")} className="search-submit" />
      </form>
    </search>
  );
}

function openFrom(
  event: SyntheticEvent<HTMLFormElement | HTMLInputElement>,
  onOpen: (text: string) => void,
): void {
  const place = event.currentTarget;
  const form = place instanceof HTMLInputElement ? place.form : place;
  const text = form?.elements.namedItem("search");
  if (!(text instanceof HTMLInputElement)) return;
  if (event.type === "submit") event.preventDefault();
  const typed = text.value;
  text.value = text.defaultValue;
  onOpen(typed);
}
