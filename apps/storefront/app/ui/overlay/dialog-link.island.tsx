import type { MouseEvent, ReactNode } from "react";
import { island } from "../../islands/island.tsx";
import { isPlainClick } from "../base/plain-click.ts";

interface Props {
  /** Id of the dialog. */
  dialog: string;
  href: string;
  className?: string;
  /** Where its content does not say what it opens. */
  label?: string;
  children: ReactNode;
  /** Called before it opens. Only another island can hand it over. */
  onOpen?: () => void;
}

/** Opens the dialog of that id where the script runs, and is a plain link to the same content where it does not. */
export const DialogLink = island(
  { name: "dialog-link", when: "interaction" },
  function DialogLink({ dialog, href, className, label, children, onOpen }: Props) {
    function open(event: MouseEvent<HTMLAnchorElement>): void {
      const target = document.getElementById(dialog);
      if (!(target instanceof HTMLDialogElement) || !isPlainClick(event)) return;
      event.preventDefault();
      onOpen?.();
      if (!target.open) target.showModal();
    }
    return (
      // A click before this runs is kept because of the popup, see islands/early-capture.ts.
      <a href={href} className={className} aria-label={label} aria-haspopup="dialog" onClick={open}>
        {children}
      </a>
    );
  },
);
