/**
 * Editors' HTML, cleaned: by the shop API when it is saved, by the storefront when it is shown. On servers only; see
 * docs/decisions/0051-markup-by-construction.md.
 */
export { type RewritePicture } from "./allowed-attributes.ts";
export { cleanHtml, createHtmlCleaner } from "./clean-html.ts";
export { escapeText } from "./markup-writer.ts";
