import type { Category, Product, SeoUrl } from "@hearth/contract";
import { DEFAULT_LOCALE, localePath, splitLocale } from "@hearth/i18n";
import type { Locale } from "@hearth/i18n";
import { encodeSeoPath } from "./canonical-path.ts";

/** First segment of the technical paths, which work for everything, with or without an SEO path. */
export const technicalSegments = {
  category: "navigation",
  product: "detail",
  landing_page: "landingPage",
} as const;

export type LinkedEntity = keyof typeof technicalSegments;

interface WithSeoUrls {
  seoUrls?: Pick<SeoUrl, "seoPathInfo">[] | null;
}

/** What must be asked for to know where an entry leads. */
const navigationFields = ["id", "type", "linkType", "internalLink", "externalLink"] as const;

export type NavigationEntry = WithSeoUrls & Pick<Category, (typeof navigationFields)[number]>;

/** The `includes` of a reading of categories that are shown as links; `fields` is what is shown beside the link. */
export function navigationIncludes(fields: readonly string[]) {
  return { category: [...navigationFields, "seoUrls", ...fields], seo_url: ["seoPathInfo"] };
}

export function technicalPath(entity: LinkedEntity, id: string): string {
  return `/${technicalSegments[entity]}/${id}`;
}

function firstSeoPath({ seoUrls }: WithSeoUrls): string | null {
  const path = seoUrls?.[0]?.seoPathInfo;
  return path ? encodeSeoPath(path) : null;
}

export function productPath(product: WithSeoUrls & Pick<Product, "id">): string {
  return firstSeoPath(product) ?? technicalPath("product", product.id);
}

/** Where a navigation entry leads: a path without language, or an address outside the shop. */
export function navigationPath(entry: NavigationEntry): string {
  if (entry.type !== "link") return firstSeoPath(entry) ?? technicalPath("category", entry.id);
  if (entry.externalLink) return entry.externalLink;
  const linked =
    entry.linkType && Object.hasOwn(technicalSegments, entry.linkType)
      ? (entry.linkType as LinkedEntity)
      : "category";
  return firstSeoPath(entry) ?? technicalPath(linked, entry.internalLink ?? entry.id);
}

/** Editors write this as the address of an entry that opens the consent settings. */
const CONSENT_TARGET = "#cookie-consent";

/** What a click on a navigation entry does. A folder only groups others. */
export type NavigationLink =
  { kind: "page"; target: string; isNewTab: boolean } | { kind: "consent" } | { kind: "none" };

export function navigationLink(entry: NavigationEntry & Pick<Category, "linkNewTab">): NavigationLink {
  if (entry.type === "folder") return { kind: "none" };
  const target = navigationPath(entry);
  if (target === CONSENT_TARGET) return { kind: "consent" };
  return { kind: "page", target, isNewTab: entry.linkNewTab === true };
}

const leavesShop = /^(https?:|mailto:|tel:|\/\/)/i;

function isOutside(target: string): boolean {
  return leavesShop.test(target);
}

/** The finished `href`: addresses with a scheme and page anchors stay as they are, paths get slash and language. */
export function toHref(locale: Locale, target: string): string {
  if (isOutside(target) || target.startsWith("#") || hasLanguage(target)) return target;
  return localePath(locale, target);
}

/** Editors write links with the language in front. */
function hasLanguage(target: string): boolean {
  const split = splitLocale(target);
  return split.kind === "known" && split.locale !== DEFAULT_LOCALE;
}
