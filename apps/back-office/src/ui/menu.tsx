import { type ReactNode, useId } from "react";
import { Icon } from "./icon/icon.tsx";
import type { IconName } from "./icon/icon-names.ts";

interface Props {
  label: string;
  icon: IconName;
  /** Shown beside the icon where there is room. */
  text?: string | undefined;
  children: ReactNode;
}

/** The browser's own popover: Escape and a click beside it close it. What is inside are links and buttons, in the order of the keys. */
export function Menu({ label, icon, text, children }: Props) {
  const id = useId();
  // What is seen is part of the name: whoever speaks to the machine says what they see.
  const name = text ? `${label}: ${text}` : label;
  return (
    <div className="menu">
      <button type="button" className="menu-button" popoverTarget={id} aria-label={name} title={label}>
        <Icon name={icon} />
        {text && <span className="menu-text">{text}</span>}
      </button>
      {/* The click of what is inside bubbles up; keys click, too. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        id={id}
        popover="auto"
        className="menu-panel"
        onClick={(event) => {
          if ((event.target as HTMLElement).closest("a, button")) event.currentTarget.hidePopover();
        }}
      >
        {children}
      </div>
    </div>
  );
}
