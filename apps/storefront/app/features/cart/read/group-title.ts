import type { Translate } from "@hearth/i18n";
import type { CartGroup } from "./cart-data.ts";
import { NO_REFERENCE, SHOP_SOURCE } from "./line-id.ts";

/** How the configurator of underfloor heating names itself in a line. */
export const HEATING_SOURCE = "UnderfloorHeating";

/** Names a group of lines by where it came from. A source we do not know is shown as it is. */
export function groupTitle(
  { source, reference }: Pick<CartGroup, "source" | "reference">,
  t: Translate,
): string {
  const name =
    source === SHOP_SOURCE
      ? t("cart.groupShop")
      : source === HEATING_SOURCE
        ? t("cart.groupHeating")
        : source;
  return reference === NO_REFERENCE ? name : t("cart.groupReference", { source: name, reference });
}
