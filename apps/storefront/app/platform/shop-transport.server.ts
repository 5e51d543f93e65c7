import type { ApiError, ErrorEnvelope } from "@hearth/contract";
import type { Log } from "./log.server.ts";
import { retryAfterMs } from "./retry-rule.ts";
import type { Attempt } from "./retry-rule.ts";
import { isMaintenance, ShopApiError, ShopUnreachableError } from "./shop-error.ts";

export type WireCall = {
  operation: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
  isRead: boolean;
};

export type WireAnswer = { body: unknown; headers: Headers };

export type Send = (call: WireCall) => Promise<WireAnswer>;

type Options = { baseUrl: string; accessKey: string; log: Log; timeoutMs?: number };

/** One HTTP exchange with the shop API: time limit, at most one retry, failures as the two error classes. */
export function createTransport({ baseUrl, accessKey, log, timeoutMs = 8000 }: Options): Send {
  async function once(call: WireCall): Promise<Outcome> {
    try {
      const response = await fetch(baseUrl + call.path, {
        method: call.method,
        headers: {
          accept: "application/json",
          "content-type": "application/json",
          "sw-access-key": accessKey,
          ...call.headers,
        },
        body: call.body === undefined ? null : JSON.stringify(call.body),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: "error",
      });
      const text = await response.text();
      return { kind: "answer", response, body: text === "" ? null : readJson(text) };
    } catch (error) {
      const kind = error instanceof DOMException && error.name === "TimeoutError" ? "timeout" : "lost";
      return { kind, error };
    }
  }

  return async (call) => {
    let outcome = await once(call);
    const delayMs = isGood(outcome) ? null : retryAfterMs(call, describe(outcome));
    if (delayMs !== null) {
      log.warn("shop-api-retry", { operation: call.operation, outcome: outcome.kind });
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      outcome = await once(call);
    }
    if (outcome.kind !== "answer")
      throw new ShopUnreachableError(call.operation, outcome.kind, outcome.error);
    if (outcome.response.ok) return { body: outcome.body, headers: outcome.response.headers };
    if (outcome.response.status === 412) {
      log.error("shop-api-refused-configuration", { hint: "check SHOP_API_URL and SHOP_ACCESS_KEY" });
    }
    throw new ShopApiError(call.operation, outcome.response.status, errorsIn(outcome.body));
  };
}

type Outcome =
  { kind: "answer"; response: Response; body: unknown } | { kind: "lost" | "timeout"; error: unknown };

function isGood(outcome: Outcome): boolean {
  return outcome.kind === "answer" && outcome.response.ok;
}

function describe(outcome: Outcome): Attempt {
  if (outcome.kind !== "answer") return { kind: outcome.kind };
  const { status } = outcome.response;
  const errors = errorsIn(outcome.body);
  const seconds = errors[0]?.meta?.parameters?.seconds;
  return {
    kind: "answer",
    status,
    retryAfterSeconds: typeof seconds === "number" ? seconds : null,
    isMaintenance: isMaintenance(status, errors),
  };
}

function errorsIn(body: unknown): readonly ApiError[] {
  const errors = (body as Partial<ErrorEnvelope> | null)?.errors;
  return Array.isArray(errors) ? errors : [];
}

/** A proxy in between may answer with a page instead of JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
