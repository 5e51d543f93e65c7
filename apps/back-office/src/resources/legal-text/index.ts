import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/** Pages of the law and their versions. There are five: its list reads them whole and is none of ra-core. */
export const legalTextResource: OfficeResource = {
  name: "legal-text",
  group: "content",
  icon: "scale",
  operations: { read: "readLegalText" },
  idField: "kind",
  List: lazyPart(() => import("./legal-text-list.tsx"), "LegalTextList"),
  Show: lazyPart(() => import("./legal-text-page.tsx"), "LegalTextPage"),
  pages: [
    {
      path: "/consent-text",
      Screen: lazyPart(() => import("./consent/consent-text-page.tsx"), "ConsentTextPage"),
    },
  ],
};
