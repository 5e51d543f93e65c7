import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/** Rules that choose products by themselves, with what they choose at the moment. */
export const productStreamResource: OfficeResource = {
  name: "product-stream",
  group: "catalogue",
  icon: "filter",
  operations: { list: "listProductStreams", read: "readProductStream" },
  idField: "id",
  List: lazyPart(() => import("./stream-list.tsx"), "StreamList"),
  Show: lazyPart(() => import("./stream-page.tsx"), "StreamPage"),
};
