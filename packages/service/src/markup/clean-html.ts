import { LRUCache } from "lru-cache";
import { Tokenizer, TokenizerMode } from "parse5";
import type { Token } from "parse5";
import { allowedAttributes } from "./allowed-attributes.ts";
import type { RewritePicture } from "./allowed-attributes.ts";
import { createMarkupWriter } from "./markup-writer.ts";
import { listedElements } from "./nesting-rules.ts";

/** Here the text between the tags is not text for readers. */
const droppedWhole: ReadonlySet<string> = new Set(
  "script style iframe object template noscript textarea title svg math select option xmp".split(" "),
);
/** Whose content browsers do not read as tags. */
const rawContent: Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  textarea: TokenizerMode.RCDATA,
  title: TokenizerMode.RCDATA,
};
const drawings: ReadonlySet<string> = new Set(["svg", "math"]);

/** In characters, nine times the longest text of the catalogue. The rest is cut off. */
const LONGEST_TEXT = 100_000;
/** In characters of texts and results, for each cleaner. The demo catalogue has 1.2 million in three languages. */
const KEPT_LENGTH = 4_000_000;

/**
 * Editors' HTML, reduced to what text needs. A tokeniser of the HTML standard reads it, everything not listed is dropped, and what
 * is left is written anew so that every browser reads it as it was meant (markup-writer.ts). So the text can neither run anything
 * nor break out of its place. The content security policy stands behind it. See docs/decisions/0051-markup-by-construction.md.
 */
export function createHtmlCleaner(rewritePicture?: RewritePicture): (html: string) => string {
  // The same texts come back with every render of their pages.
  const cleaned = new LRUCache<string, string>({
    maxSize: KEPT_LENGTH,
    sizeCalculation: (result, text) => result.length + text.length + 1,
  });
  return (html) => {
    const text = html.slice(0, LONGEST_TEXT);
    const known = cleaned.get(text);
    if (known !== undefined) return known;
    const result = rewrite(text, rewritePicture);
    cleaned.set(text, result);
    return result;
  };
}

export const cleanHtml = createHtmlCleaner();

function rewrite(html: string, rewritePicture: RewritePicture | undefined): string {
  const writer = createMarkupWriter();
  /** The element being dropped whole, and how many of its name are open in it. */
  let dropping: { name: string; depth: number } | null = null;

  function startTag({ tagName: name, attrs, selfClosing }: Token.TagToken): void {
    const isInDrawing = dropping !== null && drawings.has(dropping.name);
    const raw = isInDrawing ? undefined : rawContent[name];
    if (raw !== undefined) tokenizer.state = raw;
    if (dropping) {
      if (dropping.name === name && !(isInDrawing && selfClosing)) dropping.depth++;
    } else if (droppedWhole.has(name)) {
      if (!(selfClosing && drawings.has(name))) dropping = { name, depth: 1 };
    } else if (listedElements.has(name)) {
      const attributes = allowedAttributes(name, attrs, rewritePicture);
      if (attributes) writer.open(name, attributes);
    }
    tokenizer.inForeignNode = dropping !== null && drawings.has(dropping.name);
  }

  function endTag({ tagName: name }: Token.TagToken): void {
    if (!dropping) {
      if (listedElements.has(name)) writer.close(name);
      return;
    }
    if (dropping.name === name && --dropping.depth === 0) dropping = null;
    tokenizer.inForeignNode = dropping !== null && drawings.has(dropping.name);
  }

  const text = ({ chars }: Token.CharacterToken) => {
    if (!dropping) writer.text(chars);
  };
  const nothing = () => undefined;
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag: startTag,
      onEndTag: endTag,
      onCharacter: text,
      onWhitespaceCharacter: text,
      onNullCharacter: nothing,
      onComment: nothing,
      onDoctype: nothing,
      onEof: nothing,
    },
  );
  tokenizer.write(html, true);
  return writer.end();
}
