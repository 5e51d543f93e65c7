import type { Deliver } from "./webhook-outbox.ts";

/** Where webhooks go: an address, or a function in tests. Without, nobody is told. */
export type WebhookAddress = string | Deliver | undefined;

const PATIENCE_MS = 20_000;

export function deliverTo(target: WebhookAddress): Deliver {
  if (target === undefined) return () => Promise.resolve(204);
  if (typeof target === "function") return target;
  return async (body, headers) => {
    const answer = await fetch(target, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
}
