import type { ReadEntry } from "./menu-reading.client.ts";

export type LevelView = {
  /** From the top down to the entry whose children are shown. */
  trail: readonly ReadEntry[];
  main: readonly ReadEntry[];
  information: readonly ReadEntry[];
};

/** The rows of one level: back, head, main. Texts and row shapes come from the markup of side-menu.tsx. */
export function renderLevel(menu: HTMLElement, { trail, main, information }: LevelView): HTMLElement[] {
  const here = trail.at(-1);
  const { products = "", information: informationTitle = "" } = menu.dataset;
  if (!here) {
    return [
      head(products),
      list(menu, main, 0),
      ...(information.length > 0
        ? [element("h3", "side-label", informationTitle), list(menu, information, main.length)]
        : []),
    ];
  }
  return [
    backRow(menu, trail.at(-2)),
    head(here.name),
    ...(here.link ? [overview(menu, here.link, here.name)] : []),
    list(menu, here.children, 0),
  ];
}

function head(text: string): HTMLElement {
  const heading = element("h3", "side-head", text);
  heading.tabIndex = -1;
  heading.setAttribute("data-side-head", "");
  return heading;
}

function backRow(menu: HTMLElement, above: ReadEntry | undefined): HTMLElement {
  const { back = "", backTo = "" } = menu.dataset;
  return row(menu, "back", above ? backTo.replace("{name}", above.name) : back);
}

function overview(menu: HTMLElement, link: HTMLAnchorElement, name: string): HTMLElement {
  const copy = linkRow(link, (menu.dataset["overview"] ?? "{name}").replace("{name}", name));
  copy.classList.add("side-overview");
  return copy;
}

function list(menu: HTMLElement, entries: readonly ReadEntry[], firstIndex: number): HTMLElement {
  const rows = element("ul", "side-main");
  entries.forEach((entry, index) => {
    const item = document.createElement("li");
    if (entry.children.length > 0) {
      const opener = row(menu, "open", entry.name);
      opener.dataset["entry"] = String(firstIndex + index);
      if (entry.isActive) opener.setAttribute("aria-current", "true");
      item.append(opener);
    } else if (entry.link) {
      item.append(linkRow(entry.link, entry.name));
    }
    rows.append(item);
  });
  return rows;
}

/** The link of the page itself, so that new tabs, consent and the mark of the current page come along. */
function linkRow(link: HTMLAnchorElement, text: string): HTMLElement {
  const copy = link.cloneNode() as HTMLElement;
  copy.className = "side-row";
  copy.textContent = text;
  return copy;
}

function row(menu: HTMLElement, kind: "open" | "back", name: string): HTMLElement {
  const template = menu.querySelector<HTMLTemplateElement>(`template[data-side-row="${kind}"]`);
  const made = template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
  const label = made.querySelector("[data-name]");
  if (label) label.textContent = name;
  return made;
}

function element(tag: "h3" | "ul", className: string, text = ""): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}
