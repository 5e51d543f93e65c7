import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/**
 * Products and their variants: list and sheet, whose cards each change one part; the publish gate's reasons in words (gate-text.ts).
 * Prices of many products are in `bulk`.
 */
export const productResource: OfficeResource = {
  name: "product",
  group: "catalogue",
  icon: "package",
  operations: { list: "listProducts", read: "readProduct" },
  idField: "id",
  List: lazyPart(() => import("./product-list.tsx"), "ProductList"),
  Show: lazyPart(() => import("./product-page.tsx"), "ProductPage"),
  pages: [
    { path: "/bulk-change", Screen: lazyPart(() => import("./bulk/bulk-list.tsx"), "BulkList") },
    { path: "/bulk-change/:id", Screen: lazyPart(() => import("./bulk/bulk-page.tsx"), "BulkPage") },
  ],
};
