import { useLanguage } from "../../platform/language/language.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SEARCH_PATH } from "./search-path.ts";

interface Props {
  className?: string;
  /** A click before the overlay runs is kept because of the popup, see islands/early-capture.ts. */
  hasPopup: boolean;
}

/** On small screens the field has a page of its own. */
export function SearchButton({ className = "", hasPopup }: Props) {
  const { t, href } = useLanguage();
  return (
    <a
      href={href(SEARCH_PATH)}
      aria-haspopup={hasPopup ? "dialog" : undefined}
      className={`button button-quiet header-action ${className}`}
    >
      <Icon name="search" size="regular" />
      <span className="header-action-text">{t("search.label")}</span>
    </a>
  );
}
