import { createHoverIntent } from "./hover-intent.ts";

const wide = "(width >= 64rem)";

/** Panels open and close by themselves. With a script they also follow a resting mouse, and close by Escape or a click elsewhere. */
export function installTopMenu(document: Document): void {
  const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>("details.submenu[open]")];
  let openedByHover: HTMLDetailsElement | null = null;

  function closeAll() {
    for (const menu of openMenus()) menu.open = false;
    openedByHover = null;
  }

  const hover = createHoverIntent<HTMLDetailsElement>({
    open(menu) {
      if (menu.open) return;
      openedByHover = menu;
      menu.open = true;
    },
    close() {
      // What the keyboard or a click opened stays until they close it.
      if (openedByHover) closeAll();
    },
  });

  document.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "mouse" || !matchMedia(wide).matches) return;
    const menu = target instanceof Element ? target.closest<HTMLDetailsElement>("details.submenu") : null;
    if (menu || openedByHover) hover.over(menu);
    else hover.cancel();
  });

  document.addEventListener("click", (event) => {
    const summary = event.target instanceof Element ? event.target.closest("summary.menu-top") : null;
    if (!summary) return;
    hover.cancel();
    // A click on what the mouse has just opened means "open", not "close".
    if (openedByHover && openedByHover === summary.parentElement) event.preventDefault();
    openedByHover = null;
  });

  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    const focused = openMenus().find((menu) => menu.contains(document.activeElement));
    closeAll();
    focused?.querySelector("summary")?.focus();
  });

  // A panel must not hide what the keyboard has moved on to.
  document.addEventListener("focusin", ({ target }) => {
    if (!matchMedia(wide).matches) return;
    if (target instanceof Node && !openMenus().some((menu) => menu.contains(target))) closeAll();
  });

  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Node && !openMenus().some((menu) => menu.contains(target))) closeAll();
  });
}
