import { createHash } from "node:crypto";
import type { Locale } from "@hearth/i18n";

/** Written by hand and in one piece: whoever gets this page costs nothing that those who stay would need. */
const STYLE =
  "body{font:18px/1.6 system-ui,sans-serif;color:#1f2421;background:#faf8f4;margin:0}main{max-width:34rem;margin:0 auto;padding:18vh 1.5rem}h1{font-size:1.8rem;line-height:1.25;margin:0 0 1rem}p{overflow-wrap:anywhere}a{color:inherit}@media(prefers-color-scheme:dark){body{color:#f2efe8;background:#1b1f1d}}";

/** Of such a page: nothing but its own style. */
export const plainPagePolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; frame-ancestors 'none'`;

interface PlainPage {
  locale: Locale;
  title: string;
  /** Of plain text. */
  paragraphs: readonly string[];
  link: { href: string; text: string };
}

/** A page without React, menus or pictures. */
export function plainPage({ locale, title, paragraphs, link }: PlainPage): string {
  const words = paragraphs.map((text) => `<p>${escaped(text)}</p>`).join("");
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main><h1>${escaped(title)}</h1>${words}<p><a href="${escaped(link.href)}">${escaped(link.text)}</a></p></main></body></html>`;
}

/** The address is the visitor's own, but may come from a link of somebody else. */
function escaped(text: string): string {
  const codes: Record<string, string> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };
  return text.replace(/[&"<>]/g, (character) => codes[character] ?? "");
}
