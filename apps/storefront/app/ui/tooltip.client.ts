/** Escape hides a tooltip until pointer and focus have left its place. */
export function installTooltips(document: Document): void {
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const tooltip of document.querySelectorAll("[data-tooltip]:is(:hover, :focus-within)")) {
      tooltip.setAttribute("data-dismissed", "");
    }
  });
  document.addEventListener("pointerover", wakeLeft);
  document.addEventListener("focusin", wakeLeft);
}

function wakeLeft(): void {
  for (const tooltip of document.querySelectorAll("[data-dismissed]:not(:hover, :focus-within)")) {
    tooltip.removeAttribute("data-dismissed");
  }
}
