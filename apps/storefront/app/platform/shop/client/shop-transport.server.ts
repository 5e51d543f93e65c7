import type { IncomingHttpHeaders } from "node:http";
import type { ApiError, ErrorEnvelope } from "@hearth/contract";
import { currentSpan, inSpan } from "@hearth/service/tracing";
import { createHttpExchange, HttpTimeoutError } from "../../http/http-exchange.server.ts";
import type { HttpAnswer } from "../../http/http-exchange.server.ts";
import type { Log } from "../../http/log.server.ts";
import { unmeasured } from "../../http/measures.server.ts";
import type { Measures } from "../../http/measures.server.ts";
import { retryAfterMs } from "./retry-rule.ts";
import type { Attempt } from "./retry-rule.ts";
import { isMaintenance, ShopApiError, ShopUnreachableError } from "./shop-error.ts";

export interface WireCall {
  operation: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
  isRead: boolean;
  /** The answer is taken as it comes, not as JSON. */
  isFile?: boolean;
}

export interface WireAnswer {
  body: unknown;
  headers: IncomingHttpHeaders;
}

export type Send = (call: WireCall) => Promise<WireAnswer>;

interface Options {
  baseUrl: string;
  accessKey: string;
  log: Log;
  timeoutMs?: number;
  /** Told of every exchange. */
  asked?: Measures["asked"];
}

const HINT_AFTER_MS = 2000;

/** One HTTP exchange with the shop API: time limit, at most one retry, failures as the two error classes. */
export function createTransport(options: Options): Send {
  const { baseUrl, accessKey, log, timeoutMs = 8000, asked = unmeasured.asked } = options;
  const exchange = createHttpExchange(baseUrl, timeoutMs);

  let hint: NodeJS.Timeout | null = null;
  /** Once for all that fail together, and after what they say themselves: it is the last line somebody reads. */
  function hintSoon(): void {
    hint ??= setTimeout(() => {
      hint = null;
      log.error("shop-api-refused-configuration", { hint: "check SHOP_API_URL and SHOP_ACCESS_KEY" });
    }, HINT_AFTER_MS).unref();
  }

  async function once(call: WireCall): Promise<Outcome> {
    const startedAt = performance.now();
    const outcome = await inSpan({ name: `shop-api ${call.operation}`, kind: "client" }, () => ask(call));
    const told = outcome.kind === "answer" ? outcome.answer.status : outcome.kind;
    asked(call.operation, told, (performance.now() - startedAt) / 1000);
    return outcome;
  }

  async function ask(call: WireCall): Promise<Outcome> {
    const span = currentSpan();
    const headers = {
      accept: "application/json",
      "content-type": "application/json",
      "sw-access-key": accessKey,
      // For the proxy in between: it may ask another process the same (deploy/nginx).
      ...(call.isRead && { "x-hearth-read": "1" }),
      ...call.headers,
      ...(span && { traceparent: span.traceparent }),
    };
    try {
      const body = call.body === undefined ? null : JSON.stringify(call.body);
      const answer = await exchange(call.path, { method: call.method, headers, body, isRead: call.isRead });
      span?.tell({ "http.response.status_code": answer.status });
      const isBytes = call.isFile === true && isOk(answer);
      return { kind: "answer", answer, body: isBytes ? answer.body : readJson(answer.body.toString("utf8")) };
    } catch (error) {
      const kind = error instanceof HttpTimeoutError ? "timeout" : "lost";
      span?.fail(kind);
      return { kind, error };
    }
  }

  return async (call) => {
    let outcome = await once(call);
    const delayMs = isGood(outcome)
      ? null
      : retryAfterMs({ method: call.method, hasBody: call.body !== undefined }, describe(outcome));
    if (delayMs !== null) {
      log.warn("shop-api-retry", { operation: call.operation, outcome: outcome.kind });
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      outcome = await once(call);
    }
    if (outcome.kind !== "answer")
      throw new ShopUnreachableError(call.operation, outcome.kind, outcome.error);
    const { answer, body } = outcome;
    if (isOk(answer)) return { body, headers: answer.headers };
    if (answer.status === 412) hintSoon();
    throw new ShopApiError(call.operation, answer.status, errorsIn(body));
  };
}

type Outcome =
  { kind: "answer"; answer: HttpAnswer; body: unknown } | { kind: "lost" | "timeout"; error: unknown };

function isGood(outcome: Outcome): boolean {
  return outcome.kind === "answer" && isOk(outcome.answer);
}

function isOk({ status }: HttpAnswer): boolean {
  return status >= 200 && status < 300;
}

function describe(outcome: Outcome): Attempt {
  if (outcome.kind !== "answer") return { kind: outcome.kind };
  const { status } = outcome.answer;
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
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
