import { isPlainClick } from "./plain-click.ts";

/** Opens dialogs from links, and does what `command` and `closedby` do where a browser does not know them. */
export function installDialogs(document: Document): void {
  document.addEventListener("click", openFromLink);
  if (!("commandForElement" in HTMLButtonElement.prototype)) document.addEventListener("click", runCommand);
  if (!("closedBy" in HTMLDialogElement.prototype)) document.addEventListener("click", closeFromOutside);
}

function openFromLink(event: MouseEvent): void {
  const link = closest(event, "a[data-dialog]");
  const dialog = link && findDialog(link.dataset["dialog"]);
  if (!dialog || !isPlainClick(event)) return;
  event.preventDefault();
  leaveMenu(link);
  if (!dialog.open) dialog.showModal();
}

/** The menu a link stands in would lie over the dialog. Its button is where the focus comes back to. */
function leaveMenu(link: HTMLElement): void {
  const menu = link.closest<HTMLElement>("[popover]:popover-open");
  if (!menu) return;
  menu.hidePopover();
  document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(menu.id)}"]`)?.focus();
}

function runCommand(event: MouseEvent): void {
  const button = closest(event, "button[command][commandfor]");
  const dialog = button && findDialog(button.getAttribute("commandfor"));
  if (!dialog) return;
  if (button.getAttribute("command") === "close") dialog.close();
  else if (!dialog.open) dialog.showModal();
}

function closeFromOutside({ target, clientX, clientY }: MouseEvent): void {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute("closedby") !== "any") return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
}

function closest({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

function findDialog(id: string | null | undefined): HTMLDialogElement | null {
  const element = id ? document.getElementById(id) : null;
  return element instanceof HTMLDialogElement ? element : null;
}
