/** With scripts at hand, an open submenu also closes by Escape and by a click elsewhere. */
export function installMenuClosing(document: Document): void {
  const openMenus = () => document.querySelectorAll<HTMLDetailsElement>("details.submenu[open]");

  function onKey(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    for (const menu of openMenus()) {
      const hadFocus = menu.contains(document.activeElement);
      menu.open = false;
      if (hadFocus) menu.querySelector("summary")?.focus();
    }
  }

  function onPointer(event: Event) {
    for (const menu of openMenus()) {
      if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    }
  }

  document.addEventListener("keydown", onKey);
  document.addEventListener("pointerdown", onPointer);
}
