import type { ShopClient } from "../../platform/shop-client.server.ts";
import { ratingSummary } from "./rating-summary.ts";
import { reviewData, reviewFields } from "./review-data.ts";
import type { ReviewsData } from "./review-data.ts";

const perPage = 10;

/** Asked without identity the shop answers published reviews only, of the product and all its variants. */
export async function loadReviews(shop: ShopClient, productId: string, page: number): Promise<ReviewsData> {
  const { elements, aggregations } = await shop.read("readProductReviews", {
    params: { productId },
    body: {
      page,
      limit: perPage,
      sort: [{ field: "createdAt", order: "DESC" }],
      aggregations: [{ name: "points", type: "terms", field: "points" }],
      includes: { product_review: reviewFields },
    },
  });
  const summary = ratingSummary(bucketsOf(aggregations));
  return {
    ...summary,
    page,
    pageCount: Math.ceil(summary.count / perPage),
    shown: elements.map(reviewData),
  };
}

function bucketsOf(aggregations: unknown): { key: string; count: number }[] {
  const { points } = aggregations as { points?: { buckets?: { key: string; count: number }[] } };
  return points?.buckets ?? [];
}
