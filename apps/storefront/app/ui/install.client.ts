import { installDialogs } from "./dialog.client.ts";
import { installNotifications } from "./notification.client.ts";
import { installPopovers } from "./popover.client.ts";
import { installQuantities } from "./quantity.client.ts";
import { installScrollTop } from "./scroll-top.client.ts";

/** The behaviours small enough for every page. */
export function installUi(document: Document): void {
  installDialogs(document);
  installPopovers(document);
  installQuantities(document);
  installNotifications(document);
  installScrollTop(document);
}
