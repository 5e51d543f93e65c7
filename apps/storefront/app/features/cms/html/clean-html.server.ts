import { LRUCache } from "lru-cache";
import sanitizeHtml from "sanitize-html";
import type { Attributes } from "sanitize-html";

const allowedTags = [
  ..."p h1 h2 h3 h4 ul ol li strong b em i u small sub sup blockquote br hr span div a img".split(" "),
  ..."table caption thead tbody tr th td dl dt dd".split(" "),
];
/** Here the text between the tags is not text for readers. */
const droppedWhole =
  "script style iframe object embed template noscript textarea title svg math select option xmp".split(" ");
/** The one look editors may give to a link; other classes could move it anywhere on the page. */
const buttonLooks = ["btn btn-primary", "btn btn-secondary"];
const safeAddress = /^(https?:\/\/|mailto:|tel:|\/|#)/i;

/** In characters, nine times the longest text of the catalogue. The rest is cut off: the parser's time grows with the depth. */
const longestText = 100_000;
/** Deeper tags are dropped and their text stays. */
const deepestTag = 100;
/** In characters of texts and results, for each cleaner. The demo catalogue has 1.2 million in three languages. */
const keptLength = 4_000_000;

type Pictures = {
  /** What `rewrite` writes beyond the attributes editors may use. */
  attributes: string[];
  rewrite: (given: Attributes) => Attributes;
};

/**
 * Editors' HTML, reduced to what text needs. Everything not listed is dropped, open tags are closed, and each `<` of the result
 * begins a listed tag, in values too. So the text can neither run anything nor break out of its place. The content security
 * policy stands behind it. See docs/decisions/0030-html-sanitiser.md.
 */
export function createHtmlCleaner(pictures?: Pictures): (html: string) => string {
  const options: sanitizeHtml.IOptions = {
    allowedTags,
    nonTextTags: droppedWhole,
    nestingLimit: deepestTag,
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedAttributes: {
      a: ["href", "title", { name: "class", values: buttonLooks }],
      th: ["colspan", "rowspan", "scope"],
      td: ["colspan", "rowspan"],
      img: ["src", "alt", "width", "height", ...(pictures?.attributes ?? [])],
      table: ["tabindex"],
    },
    transformTags: {
      a: (tagName, given) => ({ tagName, attribs: withSafeAddress(given, "href") }),
      img: (tagName, given) => {
        const safe = withSafeAddress(given, "src");
        return { tagName, attribs: pictures?.rewrite(safe) ?? safe };
      },
      // Wide tables scroll by themselves on small screens (rich-text.css), so the keyboard must get there.
      table: (tagName) => ({ tagName, attribs: { tabindex: "0" } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"],
  };
  // Cleaning is dearer than anything else done to a text, and the same texts come back with every render of their pages.
  const cleaned = new LRUCache<string, string>({
    maxSize: keptLength,
    sizeCalculation: (result, text) => result.length + text.length + 1,
  });
  return (html) => {
    const text = html.slice(0, longestText);
    const known = cleaned.get(text);
    if (known !== undefined) return known;
    const result = sanitizeHtml(text, options);
    cleaned.set(text, result);
    return result;
  };
}

export const cleanHtml = createHtmlCleaner();

function withSafeAddress(given: Attributes, name: "href" | "src"): Attributes {
  if (safeAddress.test(given[name] ?? "")) return given;
  const { [name]: _refused, ...others } = given;
  return others;
}
