// What buyers say about a product: published reviews with average and histogram. Loading is in load-reviews.server.ts.
// Writing reviews is not here yet.
export { RatingLink } from "./rating-link.tsx";
export { ReviewAuthenticity } from "./review-authenticity.tsx";
export { ReviewList } from "./review-list.tsx";
export type { ReviewsData } from "./review-data.ts";
