import type { reviewTexts as german } from "./de-de.ts";

export const reviewTexts: Readonly<Record<keyof typeof german, string>> = {
  "nav.review": "Reviews",
  "review.empty": "There are no reviews yet.",
  "review.search": "Text, title, name",
  "review.points": "{points} of 5 stars",
  "review.state.pending": "Waiting",
  "review.state.approved": "Approved",
  "review.state.rejected": "Rejected",
  "review.approve": "Approve",
  "review.approveNamed": "Approve: {title}",
  "review.approved": "Approved. The review appears in the shop within seconds.",
  "review.reject": "Reject",
  "review.rejectNamed": "Reject: {title}",
  "review.rejected": "Rejected. Only its author still sees the review.",
};
