import { ownHtml } from "../../platform/browser/own-html.ts";

const NAMESPACE = "http://www.w3.org/2000/svg";

const shapes = new Set(["g", "path", "circle", "ellipse", "line", "polyline", "polygon", "rect"]);

/** Parsed as a picture of its own, shapes only: whatever else a drawing may hold stays behind. */
export function safeShapes(body: string): string {
  const parsed = new DOMParser().parseFromString(
    // A drawing that is only read; what becomes part of the page is what is left of it.
    ownHtml(`<svg xmlns="${NAMESPACE}">${body}</svg>`) as string,
    "image/svg+xml",
  );
  return [...parsed.documentElement.children]
    .filter(isShape)
    .map((shape) => shape.outerHTML)
    .join("");
}

function isShape(element: Element): boolean {
  const hasHandler = element.getAttributeNames().some((name) => name.startsWith("on"));
  return shapes.has(element.localName) && !hasHandler && [...element.children].every(isShape);
}
