import type { Locale } from "./locale.ts";
import type { Messages } from "./messages.ts";
import type { CountedTexts } from "./messages/counted.ts";

/** The files of a language: one per area of the shop. A part of a page names those it needs. */
export const textAreas = [
  "account",
  "cart",
  "cart-notice",
  "checkout",
  "cms",
  "consent",
  "contact",
  "counted",
  "error",
  "errors",
  "form",
  "gallery",
  "listing",
  "newsletter",
  "note",
  "order",
  "order-errors",
  "order-state",
  "price",
  "product",
  "recommendation",
  "review",
  "search",
  "search-overlay",
  "seo",
  "shell",
  "side-cart",
  "sign-in",
  "video",
  "wishlist",
  "withdrawal",
] as const;

export type TextArea = (typeof textAreas)[number];

interface AreaTexts {
  messages: Partial<Messages>;
  counted?: CountedTexts;
}

const folders: Record<Locale, string> = { "de-DE": "de-de", "en-GB": "en-gb", "pl-PL": "pl-pl" };

/** One file of one language. The bundler makes a chunk of each. */
export async function loadTexts(locale: Locale, area: TextArea): Promise<AreaTexts> {
  const file = (await import(`./messages/${folders[locale]}/${area}.ts`)) as Record<string, object>;
  const [texts = {}] = Object.values(file);
  return area === "counted" ? { messages: {}, counted: texts as CountedTexts } : { messages: texts };
}
