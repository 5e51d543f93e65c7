import type { Cart, Order } from "@hearth/contract";
import { accessKey } from "../content/catalogue-ids.ts";

export interface OrderAnswer {
  /** 0: no answer came. */
  status: number;
  text: string;
  /** Codes of the errors. */
  codes: string[];
  order: Order | null;
}

const LOST: OrderAnswer = { status: 0, text: "", codes: [], order: null };

export interface Question {
  origin: string;
  token: string;
  path: string;
  body?: object;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/** One request as a client of the Store API sends it; a lost answer is an answer too. */
export async function ask({
  origin,
  token,
  path,
  body = {},
  headers = {},
  signal = AbortSignal.timeout(60_000),
}: Question): Promise<OrderAnswer> {
  try {
    const response = await fetch(`${origin}/store-api${path}`, {
      method: "POST",
      headers: {
        "sw-access-key": accessKey,
        "content-type": "application/json",
        "sw-context-token": token,
        ...headers,
      },
      body: JSON.stringify(body),
      signal,
    });
    const text = await response.text();
    return read(response.status, text);
  } catch {
    return LOST;
  }
}

function read(status: number, text: string): OrderAnswer {
  const content = text === "" ? {} : (JSON.parse(text) as { errors?: { code: string }[] });
  const isOrder = status === 200 && (content as { apiAlias?: string }).apiAlias === "order";
  return {
    status,
    text,
    codes: (content.errors ?? []).map(({ code }) => code),
    order: isOrder ? (content as Order) : null,
  };
}

export const placeOrder = (origin: string, token: string, body: object = {}, signal?: AbortSignal) =>
  ask({ origin, token, path: "/checkout/order", body, ...(signal && { signal }) });

/** Asks until somebody answers with something that is not "later": what a storefront does with the same key. */
export async function placeOrderUntilAnswered(
  origins: readonly string[],
  token: string,
  body: object = {},
): Promise<OrderAnswer> {
  const deadline = Date.now() + 60_000;
  for (let n = 0; ; n++) {
    const answer = await placeOrder(origins[n % origins.length] ?? "", token, body);
    if ((answer.status !== 0 && answer.status !== 503) || Date.now() > deadline) return answer;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

export interface Checkout {
  hash: string;
  idempotencyKey: string;
  version: number;
  total: number;
}

/** What the checkout page knows of the cart. */
export async function readCheckout(origin: string, token: string): Promise<Checkout> {
  const response = await fetch(`${origin}/store-api/checkout/cart`, {
    headers: { "sw-access-key": accessKey, "sw-context-token": token },
  });
  const { extensions, price } = (await response.json()) as Cart;
  const { hearthCheckout, hearthVersion } = extensions ?? {};
  if (!hearthCheckout) throw new Error(`The cart has no checkout: ${response.status}`);
  const { hash, idempotencyKey } = hearthCheckout;
  return { hash, idempotencyKey, version: hearthVersion ?? 0, total: price.totalPrice };
}

/** To order what was seen, and nothing else. */
export const wishOf = ({ hash, idempotencyKey }: Checkout) => ({ hash, idempotencyKey });
