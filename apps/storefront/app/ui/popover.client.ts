/** Places popovers at their button where the browser cannot do it by CSS. */
export function installPopovers(document: Document): void {
  if (CSS.supports("position-area", "block-end")) return;
  document.addEventListener("toggle", placeAtButton, { capture: true });
}

function placeAtButton(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || !target.matches(":is(.popover, .dropdown):popover-open")) return;
  const button = document.querySelector(`[popovertarget="${CSS.escape(target.id)}"]`);
  if (!button) return;
  const gap = Number.parseFloat(getComputedStyle(target).getPropertyValue("--popover-gap"));
  const at = button.getBoundingClientRect();
  const { width, height } = target.getBoundingClientRect();
  const wanted = target.classList.contains("popover-end") ? at.right - width : at.left;
  const fitsBelow = at.bottom + gap + height <= innerHeight;
  target.style.inset = "auto";
  target.style.margin = "0";
  target.style.left = `${Math.max(8, Math.min(wanted, document.documentElement.clientWidth - width - 8))}px`;
  target.style.top = `${fitsBelow ? at.bottom + gap : Math.max(8, at.top - gap - height)}px`;
}
