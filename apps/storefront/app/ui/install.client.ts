import { installDialogs } from "./dialog.client.ts";
import { installQuantities } from "./quantity.client.ts";
import { installTooltips } from "./tooltip.client.ts";

/** The behaviours small enough for every page. Carousels and tabs come where a page has them. */
export function installUi(document: Document): void {
  installDialogs(document);
  installTooltips(document);
  installQuantities(document);
}
