/** A tag, and the text between it and the one before. */
export interface XmlTag {
  /** Without its namespace. */
  name: string;
  isClosing: boolean;
  /** `<v/>`: opens and closes. */
  isEmpty: boolean;
  attributes: string;
  textBefore: string;
}

/** Tag after tag, each sign looked at once: what is never closed costs no more than what is. */
export function* xmlTags(xml: string): Generator<XmlTag> {
  let at = 0;
  let text = "";
  for (;;) {
    const open = xml.indexOf("<", at);
    if (open < 0) return;
    text += xml.slice(at, open);
    const skipped = skipSpecial(xml, open);
    if (skipped) {
      text += skipped.text;
      at = skipped.end;
      continue;
    }
    const close = xml.indexOf(">", open);
    if (close < 0) return;
    const inner = xml.slice(open + 1, close);
    const [, slash = "", name = "", attributes = ""] =
      /^(\/?)(?:[\w.-]+:)?([\w.-]+)([^]*)$/.exec(inner) ?? [];
    yield {
      name,
      isClosing: slash === "/",
      isEmpty: attributes.endsWith("/"),
      attributes,
      textBefore: decoded(text),
    };
    text = "";
    at = close + 1;
  }
}

/** Comments, instructions and quoted text. */
function skipSpecial(xml: string, open: number): { end: number; text: string } | null {
  const kinds = [
    ["<![CDATA[", "]]>"],
    ["<!--", "-->"],
    ["<?", "?>"],
    ["<!", ">"],
  ] as const;
  const kind = kinds.find(([begin]) => xml.startsWith(begin, open));
  if (!kind) return null;
  const [begin, last] = kind;
  const close = xml.indexOf(last, open + begin.length);
  const end = close < 0 ? xml.length : close;
  return {
    end: Math.min(xml.length, end + last.length),
    text: begin === "<![CDATA[" ? xml.slice(open + begin.length, end) : "",
  };
}

const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Only the five every XML knows, and numbers: a file cannot define others, so none grows. */
function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{2,4}));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return signs[name as string] ?? whole;
    const point = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return point <= 0x10_ff_ff ? String.fromCodePoint(point) : "";
  });
}

const patterns = { r: /(?:^|\s)r\s*=\s*["']([^"']*)["']/, t: /(?:^|\s)t\s*=\s*["']([^"']*)["']/ } as const;

/** Place and type of a cell: the only ones anybody asks for. */
export function attributeOf(attributes: string, name: keyof typeof patterns): string | null {
  return patterns[name].exec(attributes)?.[1] ?? null;
}
