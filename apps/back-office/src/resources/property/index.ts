import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/** What products are described and filtered by: properties, their units and options. */
export const propertyResource: OfficeResource = {
  name: "property",
  group: "catalogue",
  icon: "ruler-2",
  operations: { list: "listProperties", read: "readProperty" },
  idField: "id",
  List: lazyPart(() => import("./property-list.tsx"), "PropertyList"),
  Show: lazyPart(() => import("./property-page.tsx"), "PropertyPage"),
};
