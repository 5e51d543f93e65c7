import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/** Promotions and their codes, and the bench that says what a cart would pay and why a code does not apply. */
export const promotionResource: OfficeResource = {
  name: "promotion",
  group: "catalogue",
  icon: "percentage",
  operations: { list: "listPromotions", read: "readPromotion" },
  idField: "id",
  List: lazyPart(() => import("./promotion-list.tsx"), "PromotionList"),
  Show: lazyPart(() => import("./promotion-page.tsx"), "PromotionPage"),
  pages: [{ path: "/promotion-trial", Screen: lazyPart(() => import("./bench.tsx"), "Bench") }],
};
