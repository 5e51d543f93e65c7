import { productPath } from "../../platform/links/link-target.ts";
import { signedInCustomer } from "../../platform/auth/sign-in.server.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import type { OwnReview } from "./own-review.tsx";
import { reviewData, reviewFields } from "./review-data.ts";
import type { ReviewPageData } from "./review-page.tsx";

/** Null: there is no such product. */
export async function loadReviewPage(visit: Visit, productId: string): Promise<ReviewPageData | null> {
  const [product, customer] = await Promise.all([readProduct(visit, productId), signedInCustomer(visit)]);
  if (!product) return null;
  const own = customer && (await readOwn(visit, productId, customer.id));
  return { product, isCustomer: customer !== null, own };
}

/** Null for who wrote none, and for everybody who is no customer. */
export async function loadOwnReview(visit: Visit, productId: string): Promise<OwnReview | null> {
  const customer = await signedInCustomer(visit);
  return customer && readOwn(visit, productId, customer.id);
}

async function readProduct({ shop }: Visit, id: string): Promise<ReviewPageData["product"] | null> {
  const { elements } = await shop.read("readProduct", {
    body: {
      ids: [id],
      limit: 1,
      includes: { product: ["id", "translated.name", "productNumber", "seoUrls"], seo_url: ["seoPathInfo"] },
    },
    seoUrls: true,
  });
  const [product] = elements;
  return product
    ? { id: product.id, name: product.translated.name ?? product.productNumber, path: productPath(product) }
    : null;
}

async function readOwn({ shop }: Visit, productId: string, customerId: string): Promise<OwnReview | null> {
  const { elements } = await shop.act("readProductReviews", {
    params: { productId },
    body: {
      limit: 1,
      filter: [{ type: "equals", field: "customerId", value: customerId }],
      includes: { product_review: [...reviewFields, "status"] },
    },
  });
  const [review] = elements;
  return review ? { ...reviewData(review, new Map()), isPublished: review.status === true } : null;
}
