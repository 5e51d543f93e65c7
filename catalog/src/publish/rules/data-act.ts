import { optionsOf } from "../offer-facts.ts";
import type { Offer } from "../offer.ts";
import { customFieldFault, offerRule } from "../rule.ts";

const networks = new Set(["wifi", "lan", "zigbee", "thread", "matter", "lte"]);

/** Art. 3(2) Data Act: the seller says before the sale which data a connected product makes and how to get them. */
export const dataActRule = offerRule("data-act", isConnected, (offer) => {
  const fields = offer.shown.customFields ?? {};
  return [
    ...(fields["connected"] === true
      ? []
      : [customFieldFault(offer, "connected", "a product in a network is connected and says so")]),
    ...(fields["dataInfo"]
      ? []
      : [customFieldFault(offer, "dataInfo", "a connected product says which data it makes")]),
  ];
});

function isConnected(offer: Offer): boolean {
  return (
    offer.shown.customFields?.["connected"] === true ||
    optionsOf(offer, "communication").some((option) => networks.has(option))
  );
}
