import type { ErrorEnvelope } from "@hearth/contract";
import { PRICE_VIEW_HEADER } from "@hearth/service/price-view";
import { ProtocolFailure } from "../protocol/protocol-failure.ts";

export interface ShopCall {
  accessKey: string;
  languageId?: string;
  /** Whose prices are asked for, as the storefront sealed it. Passed on: the shop API believes it or not. */
  priceView?: string;
  signal: AbortSignal;
}

/** Asks the shop API. Connections are kept open by `fetch` itself. */
export type AskShop = <Answer>(path: string, body: object, call: ShopCall) => Promise<Answer>;

type Warn = (error: unknown) => void;

export function createShopClient(shopApiUrl: string, warn: Warn): AskShop {
  return async <Answer>(path: string, body: object, call: ShopCall) => {
    const { accessKey, languageId, priceView, signal } = call;
    const response = await fetch(shopApiUrl + path, {
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        "sw-access-key": accessKey,
        "sw-include-seo-urls": "1",
        ...(priceView ? { [PRICE_VIEW_HEADER]: priceView } : {}),
        ...(languageId ? { "sw-language-id": languageId } : {}),
      },
      body: JSON.stringify(body),
      redirect: "error",
      signal,
    }).catch((cause: unknown) => {
      throw unreachable(signal, cause);
    });
    const answer: unknown = await response.json().catch((cause: unknown) => {
      throw unreachable(signal, cause);
    });
    if (!response.ok) throw refusal(response.status, answer as ErrorEnvelope, warn);
    return answer as Answer;
  };
}

function unreachable(signal: AbortSignal, cause: unknown): ProtocolFailure {
  return new ProtocolFailure(signal.aborted ? "too_slow" : "shop_unreachable", { cause });
}

/** What we ask is ours: a refusal is a fault of one of the two, which somebody has to see. */
function refusal(status: number, answer: Partial<ErrorEnvelope>, warn: Warn): ProtocolFailure {
  const seconds = answer.errors?.[0]?.meta?.parameters?.seconds;
  if (status === 429)
    return new ProtocolFailure("too_many_requests", {
      retryAfterSeconds: typeof seconds === "number" ? seconds : 1,
    });
  if (status >= 500) return new ProtocolFailure("shop_unreachable");
  const codes = answer.errors?.map(({ code }) => code).join(", ");
  warn(new Error(`the shop API refused with ${status} ${codes}`));
  return new ProtocolFailure("shop_refused");
}
