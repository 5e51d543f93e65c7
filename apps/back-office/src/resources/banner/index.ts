import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/** Lines above every page of the shop, from a day to a day. */
export const bannerResource: OfficeResource = {
  name: "banner",
  group: "content",
  icon: "bookmark",
  operations: { list: "listBanners" },
  idField: "id",
  List: lazyPart(() => import("./banner-list.tsx"), "BannerList"),
};
