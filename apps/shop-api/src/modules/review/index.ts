// Reviews of products: reading approved ones. Writing and approving come with customer accounts and the back office.
export { reviewList } from "./review-list.ts";
