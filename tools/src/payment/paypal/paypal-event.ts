import { paypalId } from "../ids.ts";
import type { PayPalEventObject } from "./paypal-account.ts";
import type { WebhookMessage } from "../webhook-outbox.ts";

export function paypalEvent(
  type: string,
  resource: PayPalEventObject,
): Pick<WebhookMessage, "id" | "provider" | "type" | "body"> {
  const id = paypalId("WH-");
  const body = JSON.stringify({
    id,
    event_version: "1.0",
    create_time: new Date().toISOString(),
    resource_type: resourceType(type),
    resource_version: "2.0",
    event_type: type,
    summary: "An event of the sandbox",
    resource,
    links: [],
  });
  return { id, provider: "paypal", type, body };
}

function resourceType(type: string): string {
  if (type.startsWith("CHECKOUT.ORDER")) return "checkout-order";
  if (type.startsWith("CUSTOMER.DISPUTE")) return "dispute";
  return type.endsWith("REFUNDED") ? "refund" : "capture";
}
