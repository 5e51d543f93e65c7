import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/** The tree of categories: names in three languages, places. Its one screen reads the whole tree, so it is no list of ra-core. */
export const categoryResource: OfficeResource = {
  name: "category",
  group: "catalogue",
  icon: "sitemap",
  operations: { read: "readCategory" },
  idField: "id",
  List: lazyPart(() => import("./category-tree.tsx"), "CategoryTree"),
};
