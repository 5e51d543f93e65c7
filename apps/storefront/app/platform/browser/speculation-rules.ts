import { DEFAULT_LOCALE, locales } from "@hearth/i18n";
import { personalSegments } from "../cache/cache-class.ts";

/** First segments of files, which are no pages. */
const fileSegments = ["assets", "fragments", "icon", "image", "media"];

const prefixes = locales.filter((locale) => locale !== DEFAULT_LOCALE).join("|");
const segments = [...personalSegments, ...fileSegments]
  .map((segment) => segment.replaceAll(".", "\\."))
  .join("|");

/** A choice in the address makes too many pages. */
export const plainPages = { pathname: "/*", search: "" };
export const personalPages = { pathname: `/{(${prefixes})/}?(${segments}){/*}?` };

/**
 * The page behind a link is fetched when pointer or finger rests on it: the click finds it. Only pages that are the same for everybody.
 * At eagerness `moderate` Chromium keeps two at a time, the newest.
 * https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: plainPages },
          { not: { href_matches: personalPages } },
          { not: { selector_matches: '[download],[target],[href^="#"]' } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};
