import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/** Landing pages of blocks: drafts in three languages, versions, publishing by hand and by the clock. */
export const contentPageResource: OfficeResource = {
  name: "content-page",
  group: "content",
  icon: "layout-grid",
  operations: { list: "listContentPages", read: "readContentPage" },
  idField: "id",
  List: lazyPart(() => import("./content-page-list.tsx"), "ContentPageList"),
  Show: lazyPart(() => import("./content-page.tsx"), "ContentPage"),
};
