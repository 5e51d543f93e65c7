import type { SignWebhook } from "./webhook-signatures.ts";

export type ProviderName = "stripe" | "paypal";

/** Hands a webhook over and says with which status it was taken; throws if nobody is there. */
export type Deliver = (body: string, headers: Readonly<Record<string, string>>) => Promise<number>;

export interface WebhookTarget {
  sign: SignWebhook;
  deliver: Deliver;
}

export interface WebhookMessage {
  id: string;
  provider: ProviderName;
  type: string;
  body: string;
  state: "held" | "waiting" | "delivered" | "lost";
  /** What the shop answered each time; 0: nobody was there. */
  answers: number[];
}

export interface WebhookOutbox {
  messages(): readonly WebhookMessage[];
  emit(message: Pick<WebhookMessage, "id" | "provider" | "type" | "body">, delayMs?: number): void;
  /** From now on nothing leaves by itself. */
  hold(): void;
  /** What was held leaves, one after the other. */
  release(order?: "as-made" | "reversed"): Promise<number[]>;
  /** What was held never leaves. */
  lose(): void;
  /** Once more, at another time if told, or with a signature that is not the provider's. */
  send(id: string, options?: { at?: Date; sign?: SignWebhook }): Promise<number>;
  /** Resolves when nothing is on its way. */
  settled(): Promise<void>;
  close(): void;
}

const MOST_TRIES = 15;

export function createWebhookOutbox(
  targets: Readonly<Record<ProviderName, WebhookTarget>>,
  firstRetryMs = 1000,
): WebhookOutbox {
  const messages: WebhookMessage[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const onTheWay = new Set<Promise<unknown>>();
  let isHolding = false;

  function later(milliseconds: number, run: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, milliseconds);
    timers.add(timer);
  }

  async function send(
    message: WebhookMessage,
    { at = new Date(), sign = targets[message.provider].sign } = {},
  ) {
    const going = targets[message.provider].deliver(message.body, sign(message.body, at)).catch(() => 0);
    onTheWay.add(going);
    const status = await going;
    onTheWay.delete(going);
    message.answers.push(status);
    if (status >= 200 && status < 300) message.state = "delivered";
    return status;
  }

  /** Providers try again, less and less often, until somebody takes it. */
  async function insist(message: WebhookMessage): Promise<number> {
    const status = await send(message);
    const tries = message.answers.length;
    if (message.state !== "delivered" && tries < MOST_TRIES)
      later(Math.min(firstRetryMs * 2 ** (tries - 1), 60_000), () => void insist(message));
    return status;
  }

  return {
    messages: () => messages,
    emit(content, delayMs = 0) {
      const message: WebhookMessage = { ...content, state: isHolding ? "held" : "waiting", answers: [] };
      messages.push(message);
      if (isHolding) return;
      if (delayMs > 0) later(delayMs, () => void insist(message));
      else void insist(message);
    },
    hold() {
      isHolding = true;
    },
    async release(order = "as-made") {
      isHolding = false;
      const held = messages.filter(({ state }) => state === "held");
      const statuses = [];
      for (const message of order === "reversed" ? held.toReversed() : held) {
        message.state = "waiting";
        statuses.push(await insist(message));
      }
      return statuses;
    },
    lose() {
      for (const message of messages) if (message.state === "held") message.state = "lost";
    },
    async send(id, options) {
      const message = messages.find((one) => one.id === id);
      if (!message) throw new Error(`No webhook ${id}`);
      return send(message, options);
    },
    async settled() {
      while (onTheWay.size > 0) await Promise.all(onTheWay);
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      isHolding = true;
    },
  };
}
