import { toAmount } from "@hearth/rules";
import type { TrackedEvent, TrackedItem } from "./tracked-event.ts";

const CURRENCY = "EUR";

/** What goes into the data layer of a tag manager. Null: the event is none of its kind. */
export function dataLayerEntry(event: TrackedEvent): DataLayerEntry | null {
  switch (event.kind) {
    case "page":
      return null;
    case "product":
      return entry("productDetails", [event.item]);
    case "add":
      return entry("addToCart", event.items);
    case "remove":
      return entry("removeFromCart", event.items);
    case "cart":
      return entry("viewCart", event.items);
    case "checkout":
      return {
        ...entry("checkout", event.items),
        step: event.step ?? 1,
        stepName: event.stepName ?? "Checkout",
      };
    case "purchase": {
      const { order } = event;
      return {
        event: "purchase",
        ecommerce: {
          currency: CURRENCY,
          transactionId: order.id,
          value: toAmount(order.totalCents),
          tax: toAmount(order.taxCents),
          shipping: toAmount(order.shippingCents),
          paymentMethod: order.paymentMethod,
          items: order.items.map(goods),
        },
      };
    }
  }
}

interface DataLayerEntry {
  event: string;
  ecommerce: object;
  step?: number;
  stepName?: string;
}

function entry(event: string, items: readonly TrackedItem[]): DataLayerEntry {
  return { event, ecommerce: { currency: CURRENCY, value: valueOf(items), items: items.map(goods) } };
}

function valueOf(items: readonly TrackedItem[]): number {
  return toAmount(items.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0));
}

function goods({ id, name, cents, brand, category, quantity }: TrackedItem) {
  return { id, name, price: toAmount(cents), brand: brand ?? "", category: category ?? "", quantity };
}
