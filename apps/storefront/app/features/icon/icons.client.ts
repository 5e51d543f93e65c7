import type { IconDrawing } from "./icon-cache.ts";
import { loadIcons } from "./icon-loader.ts";
import { iconResources } from "./icon-resources.ts";

const cacheKey = "hearth-icons";
const namespace = "http://www.w3.org/2000/svg";

/** Fills the places of data-icon.tsx, now and after a swap. */
export function install(document: Document): void {
  void fill(document);
  document.addEventListener("hearth:swap", () => void fill(document));
}

async function fill(document: Document): Promise<void> {
  const places = [...document.querySelectorAll<SVGElement>("svg[data-icon]:empty")];
  if (places.length === 0) return;
  const drawings = await loadIcons(
    places.map(({ dataset }) => dataset["icon"] ?? ""),
    {
      resources: iconResources,
      get: (url, signal) => fetch(url, { signal }),
      recall: () => tryStorage(() => localStorage.getItem(cacheKey)),
      keep: (cache) => void tryStorage(() => localStorage.setItem(cacheKey, cache)),
      now: Date.now,
    },
  );
  for (const place of places) {
    const drawing = drawings.get(place.dataset["icon"] ?? "");
    if (drawing) draw(place, drawing);
  }
}

/** Parsed as a picture of its own and then taken over, shapes only: whatever else it may hold stays behind. */
function draw(place: SVGElement, { body, width, height }: IconDrawing): void {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${namespace}">${body}</svg>`, "image/svg+xml");
  const shapes = [...parsed.documentElement.children].filter(isShape);
  place.setAttribute("viewBox", `0 0 ${width} ${height}`);
  place.replaceChildren(...shapes.map((shape) => document.importNode(shape, true)));
}

const shapes = new Set(["g", "path", "circle", "ellipse", "line", "polyline", "polygon", "rect"]);

function isShape(element: Element): boolean {
  const hasHandler = element.getAttributeNames().some((name) => name.startsWith("on"));
  return shapes.has(element.localName) && !hasHandler && [...element.children].every(isShape);
}

/** Browsers may refuse storage, or have no room left. */
function tryStorage<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}
