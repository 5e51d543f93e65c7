import { isPlainClick } from "./plain-click.ts";

/** Makes tabs of the links, now and after a swap; arrow keys, Home and End move between them. */
export function install(document: Document): void {
  document.addEventListener("click", (event) => {
    const tab = tabOf(event);
    if (!tab || !isPlainClick(event)) return;
    event.preventDefault();
    select(tab);
  });
  document.addEventListener("keydown", (event) => {
    const tab = tabOf(event);
    const next = tab && neighbour(tab, event.key);
    if (!next) return;
    event.preventDefault();
    select(next);
    next.focus();
  });
  makeTabs(document);
  document.addEventListener("hearth:swap", () => makeTabs(document));
}

function makeTabs(document: Document): void {
  for (const group of document.querySelectorAll<HTMLElement>("[data-tabs]:not([data-ready])")) {
    const list = group.querySelector(".tab-list");
    const tabs = tabsOf(group);
    list?.setAttribute("role", "tablist");
    for (const entry of list?.children ?? []) entry.setAttribute("role", "presentation");
    for (const tab of tabs) {
      const panel = panelOf(tab);
      tab.role = "tab";
      tab.id = `${panel?.id}-tab`;
      tab.setAttribute("aria-controls", panel?.id ?? "");
      panel?.setAttribute("role", "tabpanel");
      panel?.setAttribute("aria-labelledby", tab.id);
      panel?.setAttribute("tabindex", "0");
    }
    const chosen = tabs.find((tab) => tab.hash === location.hash) ?? tabs[0];
    if (chosen) select(chosen);
    group.dataset["ready"] = "";
  }
}

function select(chosen: HTMLAnchorElement): void {
  for (const tab of tabsOf(chosen.closest("[data-tabs]"))) {
    const isChosen = tab === chosen;
    tab.ariaSelected = String(isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = panelOf(tab);
    if (panel) panel.hidden = !isChosen;
  }
}

function neighbour(tab: HTMLAnchorElement, key: string): HTMLAnchorElement | undefined {
  const tabs = tabsOf(tab.closest("[data-tabs]"));
  const here = tabs.indexOf(tab);
  const places: Record<string, number> = {
    ArrowRight: (here + 1) % tabs.length,
    ArrowLeft: here - 1,
    Home: 0,
    End: -1,
  };
  const place = places[key];
  return place === undefined ? undefined : tabs.at(place);
}

function tabOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[role=tab]") : null;
}

function tabsOf(group: Element | null): HTMLAnchorElement[] {
  return [...(group?.querySelectorAll<HTMLAnchorElement>(".tab-list a") ?? [])];
}

function panelOf(tab: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(tab.hash.slice(1));
}
