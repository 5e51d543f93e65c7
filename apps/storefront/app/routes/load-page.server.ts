import { localePath, locales } from "@hearth/i18n";
import type { CategoryPageData } from "../features/category/public.ts";
import { loadCategory } from "../features/category/load-category.server.ts";
import type { LandingPageData } from "../features/landing/public.ts";
import { loadLanding } from "../features/landing/load-landing.server.ts";
import { readListingQuery } from "../features/listing/public.ts";
import type { ListingQuery } from "../features/listing/public.ts";
import { largestPicture } from "../features/media/public.ts";
import type { ProductPageData } from "../features/product/public.ts";
import { loadProduct } from "../features/product/load/load-product.server.ts";
import { loadReviews } from "../features/review/load-reviews.server.ts";
import { plainText } from "../features/seo/public.ts";
import { moveTo, notFound } from "../platform/http/answer/page-failure.server.ts";
import type { PageRef } from "../platform/links/resolve-path.ts";
import { localisedPaths } from "../platform/shop/seo-urls.server.ts";
import { ShopApiError } from "../platform/shop/client/shop-error.ts";
import type { Visit } from "../platform/http/visit.server.ts";
import type { LanguagePaths } from "../shell/language-paths.ts";
import type { PageHeadData } from "../shell/page/page-head.tsx";
import { canonicalPaths, pageHead } from "./page-head.server.ts";

export type PageContent =
  | { kind: "category"; data: CategoryPageData }
  | { kind: "product"; data: ProductPageData }
  | { kind: "landing"; data: LandingPageData };

export interface PageData {
  /** Without language prefix. */
  path: string;
  head: PageHeadData;
  languagePaths: LanguagePaths;
  content: PageContent;
  /** As the shop calls the kind of its content. */
  cmsType: string;
}

/** Loads what the resolved address shows, with its head and its twins in the other languages. */
export async function loadPage(visit: Visit, path: string, page: PageRef): Promise<PageData> {
  // The path in this language is known: it was asked for.
  const otherLocales = locales.filter((locale) => locale !== visit.locale);
  const query = readListingQuery(visit.query);
  const [loaded, found] = await Promise.all([
    loadContent(visit, page, query).catch((error: unknown) => {
      if (error instanceof ShopApiError && error.status === 404) return notFound(visit.pathname);
      throw error;
    }),
    page.entity === "home" ? homePaths : localisedPaths(visit.shop, page.entity, page.id, otherLocales),
  ]);
  const languagePaths = { ...found, [visit.locale]: path };
  for (const key of loaded.surrogateKeys) visit.surrogateKeys.add(key);
  return {
    path,
    head: pageHead(
      visit,
      headSource(loaded),
      await canonicalPaths(visit, page, loaded.shownId, languagePaths),
    ),
    languagePaths,
    content: loaded.content,
    cmsType: loaded.cmsType,
  };
}

/** Search results quote about this much. */
const DESCRIPTION_LENGTH = 155;

function headSource({ title, description, content }: Loaded) {
  const { data } = content;
  const ownText = "descriptionHtml" in data && data.descriptionHtml;
  const [picture] = content.kind === "product" ? content.data.pictures : [];
  return {
    title,
    description: description || (ownText ? plainText(ownText, DESCRIPTION_LENGTH) : null),
    type: content.kind === "product" ? "product" : "website",
    picture: picture && largestPicture(picture),
  } as const;
}

const homePaths: LanguagePaths = Object.fromEntries(locales.map((locale) => [locale, "/"]));

interface Loaded {
  content: PageContent;
  cmsType: string;
  title: string;
  description: string | null;
  surrogateKeys: string[];
  shownId?: string;
}

async function loadContent(visit: Visit, page: PageRef, query: ListingQuery): Promise<Loaded> {
  const { locale } = visit;
  if (page.entity === "product") {
    const product = await loadProduct(visit, page.id, loadReviews);
    return {
      ...product,
      shownId: product.id,
      cmsType: "product_detail",
      content: { kind: "product", data: product.data },
    };
  }
  if (page.entity === "landing_page") {
    const landing = await loadLanding(visit, page.id, query);
    return { ...landing, content: { kind: "landing", data: landing.data } };
  }
  const isHome = page.entity === "home";
  const category = await loadCategory(visit, isHome ? "home" : page.id, query);
  // The root category is the home page and nothing else.
  if (category.isHome && !isHome) moveTo(localePath(locale, "/"), 301);
  return { ...category, content: { kind: "category", data: category.data } };
}
