import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/** What customers wrote; nobody sees it before it was approved. */
export const reviewResource: OfficeResource = {
  name: "review",
  group: "sales",
  icon: "star",
  operations: { list: "listReviews" },
  idField: "id",
  List: lazyPart(() => import("./review-list.tsx"), "ReviewList"),
};
