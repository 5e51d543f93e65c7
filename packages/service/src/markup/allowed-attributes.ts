import type { Token } from "parse5";
import type { Attribute } from "./markup-writer.ts";

/** A picture of an editor as the page shows it, by attribute. */
export type RewritePicture = (given: Readonly<Record<string, string>>) => Record<string, string>;

const linkAddress = /^(https?:\/\/|mailto:|tel:|\/|#)/i;
const pictureAddress = /^(https?:\/\/|\/)/i;
/** Browsers stop at a thousand columns; nobody needs more than a few. */
const span = /^\d{1,3}$/;
const pixels = /^\d{1,4}$/;
const anything = /^/;
/** The one look editors may give to a link; other classes could move it anywhere on the page. */
const buttonLook = /^btn btn-(primary|secondary)$/;

const allowed: Record<string, Record<string, RegExp>> = {
  a: { href: linkAddress, title: anything, class: buttonLook },
  img: { src: pictureAddress, alt: anything, width: pixels, height: pixels },
  td: { colspan: span, rowspan: span },
  th: { colspan: span, rowspan: span, scope: /^(row|col|rowgroup|colgroup)$/ },
};

/** What is left of an element's attributes; null if it makes no sense without those it lost. */
export function allowedAttributes(
  element: string,
  given: readonly Token.Attribute[],
  rewritePicture: RewritePicture | undefined,
): readonly Attribute[] | null {
  // Wide tables scroll by themselves on small screens (rich-text.css), so the keyboard must get there.
  if (element === "table") return [["tabindex", "0"]];
  const names = allowed[element];
  if (!names) return [];
  const kept = given.flatMap(({ name, value }): Attribute[] =>
    Object.hasOwn(names, name) && names[name]?.test(value) ? [[name, value]] : [],
  );
  if (element !== "img") return kept;
  if (!kept.some(([name]) => name === "src")) return null;
  return rewritePicture ? Object.entries(rewritePicture(Object.fromEntries(kept))) : kept;
}
