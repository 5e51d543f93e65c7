import type { MouseEvent } from "react";
import { useLanguage } from "../../platform/language/language.tsx";
import { isPlainClick } from "../../ui/base/plain-click.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { searchPath } from "./search-path.ts";

type Props = {
  className?: string;
  /** Inside an island: searches elsewhere than on the page of the link. */
  onOpen?: (text: string) => void;
};

/** On small screens the field has a page of its own. */
export function SearchButton({ className = "", onOpen }: Props) {
  const { t, href } = useLanguage();
  function open(event: MouseEvent): void {
    if (!onOpen || !isPlainClick(event)) return;
    event.preventDefault();
    onOpen("");
  }
  return (
    <a
      href={href(searchPath)}
      // A click before this runs is kept because of the popup, see islands/early-capture.ts.
      aria-haspopup={onOpen && "dialog"}
      onClick={onOpen && open}
      className={`button button-quiet header-action ${className}`}
    >
      <Icon name="search" size="regular" />
      <span className="header-action-text">{t("search.label")}</span>
    </a>
  );
}
