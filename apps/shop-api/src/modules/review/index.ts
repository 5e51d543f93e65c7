// Reviews of products. A customer writes one per product, staff approve or reject it; until then only its author sees it.
export { type Decision, judgeReview, reviewsToJudge } from "./judge-review.ts";
export type { ReviewState } from "./judge-review.sql.ts";
export { judgeSeenReview } from "./judge-seen-review.ts";
export { listReviews } from "./list-reviews.sql.ts";
export { reviewList } from "./review-list.ts";
export { saveReview } from "./save-review.ts";
