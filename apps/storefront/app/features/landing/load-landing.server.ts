import type { LandingPage } from "@hearth/contract";
import type { ListingQuery } from "../../platform/shop/listing-query.ts";
import { surrogateKeys } from "../../platform/cache/surrogate-keys.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { cmsIncludes, hasMainHeading, loadCms, shownProductIds } from "../cms/public.server.ts";
import { listingBody, listingIncludes } from "../listing/public.ts";
import { cardIncludes } from "../listing/public-data.ts";
import type { LandingPageData } from "./landing-page.tsx";

const landingFields = ["id", "translated", "cmsPage"] as const satisfies (keyof LandingPage)[];
const includes = { ...cardIncludes, ...cmsIncludes, ...listingIncludes, landing_page: landingFields };

type ShownPage = Pick<LandingPage, (typeof landingFields)[number]>;
type Sources = Pick<Visit, "shop" | "log">;

export async function loadLanding(sources: Sources, id: string, query: ListingQuery) {
  const page: ShownPage = await sources.shop.read("readLandingPage", {
    params: { landingPageId: id },
    body: { ...listingBody(query), includes },
    seoUrls: true,
  });
  return shown(sources, page, query.order);
}

/** A draft of staff, by the secret of their link. */
export async function loadPreview(sources: Sources, secret: string) {
  const page: ShownPage = await sources.shop.act("previewLandingPage", {
    params: { secret },
    body: { includes },
    seoUrls: true,
  });
  return shown(sources, page, null);
}

async function shown({ shop, log }: Sources, page: ShownPage, order: string | null) {
  const { translated } = page;
  const cms = await loadCms({ shop, log }, page.cmsPage, { order });
  const data: LandingPageData = { name: translated.name ?? "", hasOwnHeading: hasMainHeading(cms), cms };
  return {
    data,
    cmsType: page.cmsPage?.type ?? "landingpage",
    surrogateKeys: [
      surrogateKeys.landingPage(page.id),
      surrogateKeys.content,
      ...shownProductIds(cms).map(surrogateKeys.product),
    ],
    title: translated.metaTitle ?? translated.name ?? "",
    description: translated.metaDescription,
  };
}
