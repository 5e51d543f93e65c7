import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/** The shop's pictures: library, what each shows in words, and what stays in view where it is cropped. Uploads and words, which products need too, are in src/picture. */
export const mediaResource: OfficeResource = {
  name: "media",
  group: "catalogue",
  icon: "photo",
  operations: { list: "listMedia", read: "readMedia" },
  idField: "id",
  List: lazyPart(() => import("./media-list.tsx"), "MediaList"),
  Show: lazyPart(() => import("./media-page.tsx"), "MediaPage"),
};
