import type { SeoRouteName } from "@hearth/contract";

/** What the sitemap is divided into, and how the shop API calls it. */
export const sitemapRoutes = {
  products: "frontend.detail.page",
  categories: "frontend.navigation.page",
  pages: "frontend.landing.page",
} as const satisfies Record<string, SeoRouteName>;

export type SitemapType = keyof typeof sitemapRoutes;

export const sitemapTypes = Object.keys(sitemapRoutes) as SitemapType[];

/** Three languages with four alternates each make about a megabyte; the protocol allows 50 MB and 50,000 addresses. */
export const ENTRIES_PER_FILE = 500;

/** An index may name no more. */
const MOST_FILES = 50_000;

export interface SitemapFile {
  type: SitemapType;
  number: number;
}

export function sitemapFilePath({ type, number }: SitemapFile): string {
  return `/sitemap/${type}/${number}.xml`;
}

export function readSitemapFile(type: string, file: string): SitemapFile | null {
  const [, number] = /^([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
  const known = sitemapTypes.find((name) => name === type);
  return number && known && Number(number) <= MOST_FILES ? { type: known, number: Number(number) } : null;
}

/** The home page stands in the first file of pages, so that one always exists. */
export function filesOf(type: SitemapType, total: number): SitemapFile[] {
  const count = Math.max(type === "pages" ? 1 : 0, Math.ceil(total / ENTRIES_PER_FILE));
  return Array.from({ length: count }, (_, index) => ({ type, number: index + 1 }));
}
