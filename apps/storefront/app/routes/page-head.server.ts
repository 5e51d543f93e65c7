import { isFilteredView, pageRobots } from "../features/seo/public.ts";
import { readListingQuery } from "../platform/shop/listing-query.ts";
import { pageLinks } from "../platform/links/page-links.ts";
import type { PageRef } from "../platform/links/resolve-path.ts";
import { localisedPaths } from "../platform/shop/seo-urls.server.ts";
import type { Visit } from "../platform/http/visit.server.ts";
import type { LanguagePaths } from "../shell/language-paths.ts";
import type { PageHeadData } from "../shell/page/page-head.tsx";

const SHARE_IMAGE = "/share.png";

interface HeadSource {
  title: string;
  description: string | null;
  type: PageHeadData["type"];
  picture: string | undefined;
}

export function pageHead(visit: Visit, source: HeadSource, paths: LanguagePaths): PageHeadData {
  const { picture, ...texts } = source;
  // Filters and sorting are views of the first page of the same listing.
  const isOnePage = source.type === "product" || isFilteredView(visit.query);
  return {
    ...texts,
    robots: pageRobots(visit.pathname, visit.query),
    image: new URL(picture ?? SHARE_IMAGE, visit.publicUrl).href,
    ...pageLinks({
      publicUrl: visit.publicUrl,
      locale: visit.locale,
      paths,
      page: isOnePage ? 1 : readListingQuery(visit.query).page,
    }),
  };
}

/** The address of a family shows one of its variants: that variant's own address is the canonical one. */
export async function canonicalPaths(
  { shop, locale }: Visit,
  asked: PageRef,
  shownId: string | undefined,
  own: LanguagePaths,
): Promise<LanguagePaths> {
  if (asked.entity !== "product" || shownId === undefined || shownId === asked.id) return own;
  const shown = await localisedPaths(shop, "product", shownId);
  return shown[locale] === undefined ? own : shown;
}
