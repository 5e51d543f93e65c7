// What buyers say about a product: published reviews with average and histogram (load-reviews.server.ts), and writing one: on a page of
// its own (review-page.tsx), because product pages are the same for everybody. Customers see theirs there too (write-review.island.tsx).
export { OwnReviewView } from "./own-review.tsx";
export { RatingLink } from "./rating-link.tsx";
export { ReviewAuthenticity } from "./review-authenticity.tsx";
export { ReviewList } from "./review-list.tsx";
export { ReviewPage } from "./review-page.tsx";
export type { ReviewsData } from "./review-data.ts";
