import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/** Who makes the goods. Their form, which products need too, is in src/maker. */
export const manufacturerResource: OfficeResource = {
  name: "manufacturer",
  group: "catalogue",
  icon: "building-factory-2",
  operations: { list: "listManufacturers", read: "readManufacturer" },
  idField: "id",
  List: lazyPart(() => import("./maker-list.tsx"), "MakerList"),
  Show: lazyPart(() => import("./maker-page.tsx"), "MakerPage"),
};
