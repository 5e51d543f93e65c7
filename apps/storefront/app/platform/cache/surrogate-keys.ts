/**
 * What a page shows, in the words the shop's worker uses when something changes. A page is dropped when one of its keys is named.
 * This list is the only place that spells them.
 */
export const surrogateKeys = {
  /** Everything at once: languages, currencies, settings. */
  everything: "all",
  /** Category tree and SEO paths: they are in the header of every page. */
  menu: "menu",
  pictures: "media",
  /** Texts and layouts of editors. */
  content: "content",
  /** Any product at all, for what is made of the whole catalogue. */
  catalogue: "catalog",
  /** Addresses that lead elsewhere. */
  routeRules: "route-rules",
  /** The line above every page. */
  banner: "banner",
  /** Words of consents: the settings are on every page. */
  consentTexts: "consent-texts",
  /** What orders say about products. */
  recommendations: "recommendations",
  category: (id: string) => `category:${id}`,
  /** The set of products in a category, whichever they are. */
  listing: (id: string) => `listing:${id}`,
  product: (id: string) => `product:${id}`,
  landingPage: (id: string) => `landing:${id}`,
} as const;

export const keysOfEveryPage: readonly string[] = [
  surrogateKeys.everything,
  surrogateKeys.menu,
  surrogateKeys.pictures,
  surrogateKeys.banner,
  surrogateKeys.consentTexts,
];
