import { stripeId } from "../ids.ts";
import { seconds, type StripeEventObject } from "./stripe-account.ts";
import type { WebhookMessage } from "../webhook-outbox.ts";

/** The version of the API whose objects are spoken here: that of the SDK in use. */
const API_VERSION = "2026-10-28.endive";

export function stripeEvent(
  type: string,
  object: StripeEventObject,
): Pick<WebhookMessage, "id" | "provider" | "type" | "body"> {
  const id = stripeId("evt_");
  const body = JSON.stringify({
    id,
    object: "event",
    api_version: API_VERSION,
    created: seconds(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
  return { id, provider: "stripe", type, body };
}
