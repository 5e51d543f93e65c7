import type { shipManyTexts as german } from "./de-de.ts";

export const shipManyTexts: Readonly<Record<keyof typeof german, string>> = {
  "shipMany.selection": "Chosen orders",
  "shipMany.title": "Ship several orders",
  "shipMany.text":
    "Each order leaves with all that is still open of it, as one shipment; each buyer gets their e-mail. A column of tracking codes can be pasted into the first field.",
  "shipMany.carrierOfAll": "Carrier for all",
  "shipMany.carrierOf": "Carrier for order {number}",
  "shipMany.codeOf": "Tracking code for order {number}",
  "shipMany.result": "Result",
  "shipMany.shipped": "Shipped",
  "shipMany.shippedCount": "{count} shipped.",
  "shipMany.submit": "Ship {count}",
  "shipMany.tooMany": "At most {count} orders at once.",
  "shipMany.why.cancelled": "Cancelled",
  "shipMany.why.sent": "Shipped already",
  "shipMany.why.unpaid": "Not paid yet",
  "shipMany.why.other": "Cannot be shipped now",
};
