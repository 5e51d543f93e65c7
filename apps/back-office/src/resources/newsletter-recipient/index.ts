import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/** Who reads the newsletter. Nobody is put on the list here: only the link of a mail does that. */
export const newsletterRecipientResource: OfficeResource = {
  name: "newsletter-recipient",
  group: "sales",
  icon: "news",
  operations: { list: "listNewsletterRecipients" },
  idField: "id",
  List: lazyPart(() => import("./newsletter-recipient-list.tsx"), "NewsletterRecipientList"),
};
