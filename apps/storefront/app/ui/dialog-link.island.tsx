import type { MouseEvent, ReactNode } from "react";
import { island } from "../islands/island.tsx";
import { isPlainClick } from "./plain-click.ts";

type Props = { dialog: string; href: string; className?: string; children: ReactNode };

/** Opens the dialog of that id where the script runs, and is a plain link to the same content where it does not. */
export const DialogLink = island(
  { name: "dialog-link", when: "interaction" },
  function DialogLink({ dialog, href, className, children }: Props) {
    function open(event: MouseEvent<HTMLAnchorElement>): void {
      const target = document.getElementById(dialog);
      if (!(target instanceof HTMLDialogElement) || !isPlainClick(event)) return;
      event.preventDefault();
      leaveMenu(event.currentTarget);
      if (!target.open) target.showModal();
    }
    return (
      <a href={href} className={className} onClick={open}>
        {children}
      </a>
    );
  },
);

/** The menu a link stands in would lie over the dialog. Its button is where the focus comes back to. */
function leaveMenu(link: HTMLElement): void {
  const menu = link.closest<HTMLElement>("[popover]:popover-open");
  if (!menu) return;
  menu.hidePopover();
  document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(menu.id)}"]`)?.focus();
}
