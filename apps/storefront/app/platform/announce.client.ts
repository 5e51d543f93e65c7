/** Says something to screen readers. The region itself is part of every page, see shell/page-frame.tsx. */
export function announce(document: Document, text: string): void {
  const region = document.querySelector("[data-announcer]");
  if (!region) return;
  // The same text twice would not be read twice.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
