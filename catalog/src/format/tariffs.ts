import type { Catalogue } from "./catalogue.ts";
import type { Rate, Zone } from "./shipping.ts";

/** The ordinary zone of the country the shop is at home in. */
export function homeZone({ shop, shipping }: Pick<Catalogue, "shop" | "shipping">): Zone | undefined {
  return shipping.zones.find(
    ({ country, postcodes }) => country === shop.channel.country && postcodes === undefined,
  );
}

export function freeFromGross({ freeFrom }: Rate): number | undefined {
  return typeof freeFrom === "object" ? freeFrom.gross : freeFrom;
}
