import { toAmount } from "@hearth/rules";
import type { TrackedEvent, TrackedItem } from "./tracked-event.ts";

const CURRENCY = "EUR";

/** What goes into the queue of those who remind visitors of goods. A checkout is none of their events. */
export function retargetingEntry(event: TrackedEvent): RetargetingEntry | null {
  switch (event.kind) {
    case "page":
      return { event: "page", type: event.type, path: event.path };
    case "product":
      return { event: "productView", currency: CURRENCY, ...goods(event.item) };
    case "add":
    case "remove":
      return { event: "currentBasket", currency: CURRENCY, items: event.basket.map(goods) };
    case "cart":
      return { event: "basket", currency: CURRENCY, items: event.items.map(goods) };
    case "checkout":
      return null;
    case "purchase":
      return {
        event: "sale",
        currency: CURRENCY,
        orderId: event.order.id,
        value: toAmount(event.order.totalCents),
        items: event.order.items.map(goods),
      };
  }
}

interface RetargetingEntry {
  event: string;
  [field: string]: unknown;
}

function goods({ id, name, cents, category, quantity }: TrackedItem) {
  return { id, name, price: toAmount(cents), category: category ?? "", quantity };
}
