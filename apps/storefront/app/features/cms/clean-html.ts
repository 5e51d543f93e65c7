/**
 * Editors' HTML, reduced to what text needs. Everything not listed is dropped, open tags are closed, so the text can neither run
 * anything nor break out of its place. The content security policy stands behind it.
 */
const allowed = new Map<string, readonly string[]>([
  ...[
    "p",
    "h1",
    "h2",
    "h3",
    "h4",
    "ul",
    "ol",
    "li",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "small",
    "sub",
    "sup",
  ].map(plain),
  ...[
    "blockquote",
    "br",
    "hr",
    "table",
    "thead",
    "tbody",
    "tr",
    "caption",
    "dl",
    "dt",
    "dd",
    "span",
    "div",
  ].map(plain),
  ["a", ["href", "title", "class"]],
  ["th", ["colspan", "rowspan", "scope"]],
  ["td", ["colspan", "rowspan"]],
  ["img", ["src", "alt", "width", "height"]],
]);

const childless: ReadonlySet<string> = new Set(["br", "hr", "img"]);
/** Here the text between the tags is not text for readers. */
const droppedWhole: ReadonlySet<string> = new Set(
  "script style iframe object embed template noscript textarea title svg math select option xmp".split(" "),
);
/** The one look editors may give to a link; other classes could move it anywhere on the page. */
const buttonLook = /^btn btn-(primary|secondary)$/;
const safeAddress = /^(https?:\/\/|mailto:|tel:|\/|#)/i;

function plain(name: string): [string, readonly string[]] {
  return [name, []];
}

type Tag = { name: string; isClosing: boolean; attributes: [string, string][]; end: number };

export function cleanHtml(html: string): string {
  let out = "";
  const open: string[] = [];
  let at = 0;

  function close(name: string) {
    const depth = open.lastIndexOf(name);
    if (depth < 0) return;
    for (const inner of open.splice(depth).toReversed()) out += `</${inner}>`;
  }

  while (at < html.length) {
    const next = html.indexOf("<", at);
    const textEnd = next < 0 ? html.length : next;
    out += html.slice(at, textEnd).replaceAll(">", "&gt;");
    at = textEnd;
    if (at >= html.length) break;
    const tag = readTag(html, at);
    if (!tag) {
      const isComment = html.startsWith("<!", at) || html.startsWith("<?", at);
      if (!isComment) out += "&lt;";
      at = isComment ? skipComment(html, at) : at + 1;
    } else if (!tag.isClosing && droppedWhole.has(tag.name)) {
      at = skipElement(html, tag);
    } else {
      at = tag.end;
      if (tag.isClosing) close(tag.name);
      else out += openTag(tag, open);
    }
  }
  for (const name of open.toReversed()) out += `</${name}>`;
  return out;
}

function openTag({ name, attributes }: Tag, open: string[]): string {
  const names = allowed.get(name);
  if (!names) return "";
  if (!childless.has(name)) open.push(name);
  const kept = attributes.filter(([key, value]) => names.includes(key) && isSafe(key, value));
  // Wide tables scroll by themselves on small screens (rich-text.css), so the keyboard must get there.
  if (name === "table") kept.push(["tabindex", "0"]);
  return `<${name}${kept.map(([key, value]) => ` ${key}="${value.replaceAll('"', "&quot;")}"`).join("")}>`;
}

function isSafe(attribute: string, value: string): boolean {
  if (attribute === "class") return buttonLook.test(value);
  return (attribute !== "href" && attribute !== "src") || safeAddress.test(value);
}

function skipComment(html: string, at: number): number {
  const isComment = html.startsWith("<!--", at);
  const end = html.indexOf(isComment ? "-->" : ">", at);
  return end < 0 ? html.length : end + (isComment ? 3 : 1);
}

function skipElement(html: string, tag: Tag): number {
  const closing = html.toLowerCase().indexOf(`</${tag.name}`, tag.end);
  if (closing < 0) return html.length;
  const end = html.indexOf(">", closing);
  return end < 0 ? html.length : end + 1;
}

/** Reads one tag beginning at `<`, or nothing when it is only a less-than sign. */
function readTag(html: string, start: number): Tag | null {
  const head = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(html.slice(start, start + 64));
  if (!head) return null;
  const [whole, slash = "", name = ""] = head;
  const attributes: [string, string][] = [];
  let at = start + whole.length;
  while (at < html.length && html[at] !== ">") {
    const pair = /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/y;
    pair.lastIndex = at;
    const found = pair.exec(html);
    if (found)
      attributes.push([(found[1] ?? "").toLowerCase(), (found[2] ?? "").replace(/^["']|["']$/g, "")]);
    at = found ? pair.lastIndex : at + 1;
  }
  if (at >= html.length) return null;
  return { name: name.toLowerCase(), isClosing: slash === "/", attributes, end: at + 1 };
}
