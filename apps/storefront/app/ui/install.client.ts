import { installQuantities } from "./quantity.client.ts";

/** The behaviours small enough for every page. */
export function installUi(document: Document): void {
  installQuantities(document);
}
