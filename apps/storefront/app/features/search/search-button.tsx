import { useLanguage } from "../../platform/language/language.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { searchPath } from "./search-path.ts";

/** On small screens the field has a page of its own. */
export function SearchButton({ className = "" }: { className?: string }) {
  const { t, href } = useLanguage();
  return (
    <a href={href(searchPath)} className={`button button-quiet header-action ${className}`}>
      <Icon name="search" size="regular" />
      <span className="header-action-text">{t("search.label")}</span>
    </a>
  );
}
