import { isPlainClick } from "./plain-click.ts";

/** Goes when the cart in the header is an island: its link is the last that says `data-dialog`. */
export function installDialogs(document: Document): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-dialog]") : null;
    const dialog = document.getElementById(link?.dataset["dialog"] ?? "");
    if (!(dialog instanceof HTMLDialogElement) || !isPlainClick(event)) return;
    event.preventDefault();
    if (!dialog.open) dialog.showModal();
  });
}
