import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/** What people wrote through the contact form, and who answered. */
export const contactMessageResource: OfficeResource = {
  name: "contact-message",
  group: "sales",
  icon: "message",
  operations: { list: "listContactMessages", read: "readContactMessage" },
  idField: "id",
  List: lazyPart(() => import("./contact-message-list.tsx"), "ContactMessageList"),
  Show: lazyPart(() => import("./contact-message-page.tsx"), "ContactMessagePage"),
};
