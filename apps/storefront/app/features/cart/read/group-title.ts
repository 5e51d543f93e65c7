import type { Translate } from "@hearth/i18n";
import type { CartGroup } from "./cart-data.ts";
import { noReference, shopSource } from "./line-id.ts";

/** How the configurator of underfloor heating names itself in a line. */
export const heatingSource = "UnderfloorHeating";

/** Names a group of lines by where it came from. A source we do not know is shown as it is. */
export function groupTitle(
  { source, reference }: Pick<CartGroup, "source" | "reference">,
  t: Translate,
): string {
  const name =
    source === shopSource ? t("cart.groupShop") : source === heatingSource ? t("cart.groupHeating") : source;
  return reference === noReference ? name : t("cart.groupReference", { source: name, reference });
}
