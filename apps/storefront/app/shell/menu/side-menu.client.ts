import { openingTrail } from "./menu-levels.ts";
import { readMenu } from "./menu-reading.client.ts";
import type { ReadEntry } from "./menu-reading.client.ts";
import { renderLevel } from "./side-level.client.ts";
import type { LevelView } from "./side-level.client.ts";

/** The drill-down of the side menu: opens at the current page, goes down and back, begins anew when closed. */
export function installSideMenu(document: Document): void {
  let trail: ReadEntry[] = [];
  let main: ReadEntry[] = [];
  let information: ReadEntry[] = [];

  const parts = () => {
    const menu = document.querySelector<HTMLElement>("[data-side-menu]");
    const level = menu?.querySelector("[data-side-level]");
    return menu && level ? { menu, level } : null;
  };

  function show(): HTMLElement | null {
    const found = parts();
    if (!found) return null;
    const view: LevelView = { trail, main, information };
    found.level.replaceChildren(...renderLevel(found.menu, view));
    found.menu.closest(".dialog-body")?.scrollTo({ top: 0 });
    return found.level.querySelector<HTMLElement>("[data-side-head]");
  }

  function open(): void {
    main = readMenu(document.querySelector('[data-menu="main"]'));
    information = readMenu(document.querySelector('[data-menu="footer"]'));
    trail = openingTrail(main);
    show();
  }

  function drill(row: HTMLElement): void {
    const entries = trail.at(-1)?.children ?? [...main, ...information];
    const entry = entries[Number(row.dataset["entry"])];
    if (!entry) return;
    trail = [...trail, entry];
    show()?.focus();
  }

  /** The focus returns to the row the visitor came from. */
  function back(): void {
    const left = trail.at(-1);
    trail = trail.slice(0, -1);
    show()?.focus();
    const entries = trail.at(-1)?.children ?? [...main, ...information];
    const index = entries.findIndex((entry) => entry === left);
    parts()?.level.querySelector<HTMLElement>(`[data-entry="${index}"]`)?.focus();
  }

  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[commandfor="side-menu"][command="show-modal"]')) return open();
    const menu = target.closest("[data-side-menu]");
    if (!menu) return;
    const row = target.closest<HTMLElement>("[data-entry]");
    if (row) drill(row);
    else if (target.closest("[data-side-back]")) back();
    else if (target.closest("a[data-dialog]")) menu.closest("dialog")?.close();
  });

  document.addEventListener(
    "close",
    ({ target }) => {
      if (!(target instanceof Element) || target.id !== "side-menu") return;
      trail = [];
      show();
    },
    { capture: true },
  );
}
