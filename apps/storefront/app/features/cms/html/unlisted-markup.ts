import { html as standard, parseFragment } from "parse5";
import type { DefaultTreeAdapterTypes } from "parse5";

/**
 * For tests: what a browser would make of cleaned HTML that no editor may write. Browsers parse by the same standard as parse5,
 * and its tokeniser is not the cleaner's.
 */
export function unlistedMarkup(html: string): string[] {
  const { childNodes } = parseFragment(`<div>${html}</div><hr>`);
  const names = childNodes.map(({ nodeName }) => nodeName).join(" ");
  return [...(names === "div hr" ? [] : [`left its place: ${names}`]), ...childNodes.flatMap(findUnlisted)];
}

const listed: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    "p h1 h2 h3 h4 ul ol li strong b em i u small sub sup blockquote br hr thead tbody tr caption dl dt dd span div"
      .split(" ")
      .map((name) => [name, []]),
  ),
  a: ["href", "title", "class"],
  th: ["colspan", "rowspan", "scope"],
  td: ["colspan", "rowspan"],
  table: ["tabindex"],
  img: ["src", "alt", "width", "height", "srcset", "sizes", "loading"],
};
const listedValues: Record<string, RegExp> = {
  href: /^(https?:\/\/|mailto:|tel:|\/|#)/i,
  src: /^(https?:\/\/|mailto:|tel:|\/|#)/i,
  class: /^btn btn-(primary|secondary)$/,
  tabindex: /^0$/,
  loading: /^lazy$/,
};

function findUnlisted(node: DefaultTreeAdapterTypes.ChildNode): string[] {
  if (node.nodeName === "#text") return [];
  if (!("attrs" in node)) return [node.nodeName];
  const names = Object.hasOwn(listed, node.tagName) ? listed[node.tagName] : undefined;
  if (!names || node.namespaceURI !== standard.NS.HTML) return [`<${node.tagName}>`];
  const attributes = node.attrs.filter(
    ({ name, value }) => !names.includes(name) || !(listedValues[name]?.test(value) ?? true),
  );
  return [
    ...attributes.map(({ name, value }) => `<${node.tagName} ${name}="${value}">`),
    ...node.childNodes.flatMap(findUnlisted),
  ];
}
