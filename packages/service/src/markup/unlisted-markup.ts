import { html as standard, parseFragment, serialize } from "parse5";
import type { DefaultTreeAdapterTypes } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Where pages put texts: always into a `div`, and that somewhere in these. */
const places = [
  ["", ""],
  ["<ul><li>", "</li></ul>"],
  ["<dl><dd>", "</dd></dl>"],
  ["<table><tbody><tr><td>", "</td></tr></tbody></table>"],
] as const;

/**
 * For tests: what a browser would make of cleaned texts that no editor may write, that is not what was written, or that is not
 * where it was put. Browsers build their trees by the same standard as parse5; the cleaner has no tree at all.
 */
export function unlistedMarkup(html: string): string[] {
  return unlistedIn(places.map((place) => ({ place, html })));
}

/** The same for many texts in one go, which is quicker: each in one place only. */
export function unlistedInMany(texts: readonly string[]): string[] {
  return unlistedIn(texts.map((html, at) => ({ place: places[at % places.length] ?? places[0], html })));
}

function unlistedIn(texts: readonly { place: readonly [string, string]; html: string }[]): string[] {
  // The number tells these places from those a text might invent.
  const whole = texts
    .map(({ place: [before, after], html }, at) => `<hr>${before}<div title="${at}">${html}</div>${after}`)
    .join("");
  const { childNodes } = parseFragment(whole);
  const read = asWritten(childNodes);
  const isInPlace = read === whole && childNodes.length === texts.length * 2;
  return [...(isInPlace ? [] : [`read as ${read}`]), ...findUnlisted(childNodes.flatMap(contentOf))];
}

/** What reading it, writing it by the standard and reading that again makes of it, if that is another tree. */
export function changedByWriting(html: string): string[] {
  const tree = parseFragment(html);
  const spelled = serialize(tree);
  if (spelled === html) return [];
  const again = asWritten(parseFragment(spelled).childNodes);
  return again === asWritten(tree.childNodes) ? [] : [`becomes ${again} when written again`];
}

const listed: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    "p ul ol li strong b em i u small sub sup blockquote br hr thead tbody tr caption dl dt dd span div"
      .split(" ")
      .map((name) => [name, []]),
  ),
  ...Object.fromEntries(["h1", "h2", "h3", "h4"].map((name) => [name, ["class"]])),
  a: ["href", "title", "class"],
  th: ["colspan", "rowspan", "scope"],
  td: ["colspan", "rowspan"],
  table: ["tabindex"],
  img: ["src", "alt", "width", "height", "srcset", "sizes", "loading"],
};
const listedValues: Record<string, RegExp> = {
  href: /^(https?:\/\/|mailto:|tel:|\/|#)/i,
  src: /^(https?:\/\/|\/)/i,
  srcset: /^(\/image\/\d+\/media\/\S+ \d+w(, )?)+$/,
  class: /^(btn btn-(primary|secondary)|like-h[1-4])$/,
  colspan: /^\d{1,3}$/,
  rowspan: /^\d{1,3}$/,
  scope: /^(row|col|rowgroup|colgroup)$/,
  tabindex: /^0$/,
  loading: /^lazy$/,
};

function findUnlisted(nodes: Node[]): string[] {
  return nodes.flatMap((node) => {
    if (node.nodeName === "#text") return [];
    if (!("attrs" in node)) return [node.nodeName];
    const names = Object.hasOwn(listed, node.tagName) ? listed[node.tagName] : undefined;
    if (!names || node.namespaceURI !== standard.NS.HTML) return [`<${node.tagName}>`];
    const attributes = node.attrs.filter(
      ({ name, value }) => !names.includes(name) || !(listedValues[name]?.test(value) ?? true),
    );
    return [
      ...attributes.map(({ name, value }) => `<${node.tagName} ${name}="${value}">`),
      ...findUnlisted(node.childNodes),
    ];
  });
}

/** The children of the numbered `div`, wherever it is. */
function contentOf(node: Node): Node[] {
  if (!("attrs" in node)) return [];
  const isNumbered = node.tagName === "div" && node.attrs.length === 1 && node.attrs[0]?.name === "title";
  return isNumbered ? node.childNodes : node.childNodes.flatMap(contentOf);
}

const empty: ReadonlySet<string> = new Set(["br", "hr", "img"]);

/** The tree in the cleaner's spelling. It differs from what was cleaned wherever a browser would have put something elsewhere. */
function asWritten(nodes: Node[]): string {
  let html = "";
  for (const node of nodes) {
    if (node.nodeName === "#text") html += escaped((node as DefaultTreeAdapterTypes.TextNode).value);
    else if (!("attrs" in node)) html += `<!${node.nodeName}>`;
    else {
      const attributes = node.attrs.map(
        ({ name, value }) => ` ${name}="${escaped(value).replaceAll('"', "&quot;")}"`,
      );
      html += `<${node.tagName}${attributes.join("")}>`;
      if (!empty.has(node.tagName)) html += `${asWritten(node.childNodes)}</${node.tagName}>`;
    }
  }
  return html;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
