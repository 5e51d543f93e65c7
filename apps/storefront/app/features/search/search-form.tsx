import { useLanguage } from "../../platform/language/language.tsx";
import { IconButton } from "../../ui/base/button.tsx";
import { SEARCH_PATH } from "./search-path.ts";

interface Props {
  /** Tells the fields of one page apart. */
  id: string;
  /** What the page shows already. */
  term: string | null;
  hasFocus?: boolean;
  className?: string;
}

/** A plain form: it works before and without any script. */
export function SearchForm({ id, term, hasFocus = false, className = "" }: Props) {
  const { t, href } = useLanguage();
  return (
    <search className={className}>
      <form method="get" action={href(SEARCH_PATH)} className="search-form">
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
        />
        <IconButton type="submit" icon="search" label={t("search.submit")} className="search-submit" />
      </form>
    </search>
  );
}
