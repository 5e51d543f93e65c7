import { isLocale } from "@hearth/i18n";
import { surrogateKeys } from "../../platform/cache/surrogate-keys.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { ratingSummary } from "./rating-summary.ts";
import { reviewData, reviewFields } from "./review-data.ts";
import type { LocaleOf, ReviewsData } from "./review-data.ts";

type ReviewVisit = Pick<Visit, "shop" | "shared">;

const PER_PAGE = 10;

/** Asked without identity the shop answers published reviews only, of the product and all its variants. */
export async function loadReviews(visit: ReviewVisit, productId: string, page: number): Promise<ReviewsData> {
  const [{ elements, aggregations }, locales] = await Promise.all([
    readPage(visit, productId, page),
    loadLocales(visit),
  ]);
  const summary = ratingSummary(bucketsOf(aggregations));
  const pageCount = Math.max(1, Math.ceil(summary.count / PER_PAGE));
  // An address beyond the end shows the end.
  if (page > pageCount) return loadReviews(visit, productId, pageCount);
  return {
    productId,
    ...summary,
    page,
    pageCount,
    shown: elements.map((review) => reviewData(review, locales)),
  };
}

function readPage({ shop }: ReviewVisit, productId: string, page: number) {
  return shop.read("readProductReviews", {
    params: { productId },
    body: {
      page,
      limit: PER_PAGE,
      sort: [{ field: "createdAt", order: "DESC" }],
      aggregations: [{ name: "points", type: "terms", field: "points" }],
      includes: { product_review: reviewFields },
    },
  });
}

function loadLocales({ shop, shared }: ReviewVisit): Promise<LocaleOf> {
  return shared.remember("review languages", [surrogateKeys.everything], async () => {
    const { elements } = await shop.read("readLanguages", {
      body: { associations: { translationCode: {} } },
    });
    return new Map(
      elements.flatMap(({ id, translationCode: { code } }) =>
        isLocale(code) ? [[id as string, code] as const] : [],
      ),
    );
  });
}

function bucketsOf(aggregations: unknown): { key: string; count: number }[] {
  const { points } = aggregations as { points?: { buckets?: { key: string; count: number }[] } };
  return points?.buckets ?? [];
}
