/**
 * Says something to screen readers. The region is part of every page, see shell/page-frame.tsx. While a modal dialog is open nothing
 * outside of it is heard, so a dialog that changes its page brings a region of its own.
 */
export function announce(document: Document, text: string): void {
  const region =
    document.querySelector("dialog:modal [data-dialog-announcer]") ??
    document.querySelector("[data-announcer]");
  if (!region) return;
  // The same text twice would not be read twice.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
