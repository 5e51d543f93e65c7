import type { Freight } from "@hearth/contract";
import type { MessageKey } from "@hearth/i18n";

export const accessTexts = {
  truck: "checkout.freightAccessTruck",
  "small-truck": "checkout.freightAccessSmall",
  unsure: "checkout.freightAccessUnsure",
} as const satisfies Record<Freight["access"], MessageKey>;

export const timeTexts = {
  any: "checkout.freightTimeAny",
  morning: "checkout.freightTimeMorning",
  afternoon: "checkout.freightTimeAfternoon",
} as const satisfies Record<Freight["timeWindow"], MessageKey>;
