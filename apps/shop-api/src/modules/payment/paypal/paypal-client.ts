import type { PaypalSettings } from "../../../platform/config/payment-config.ts";

const TIMEOUT_MS = 5000;
/** A token is renewed before it ends, so that none ends on its way. */
const TOKEN_MARGIN_MS = 60_000;

/** The wallet refused, with its own word for why. */
export class PaypalRefusal extends Error {
  readonly status: number;
  readonly issue: string;

  constructor(status: number, issue: string) {
    super(`PayPal answered ${status} ${issue}`);
    this.status = status;
    this.issue = issue;
  }
}

export interface PaypalCall {
  method: "GET" | "POST" | "PATCH";
  path: string;
  body?: unknown;
  /** Idempotency key. */
  requestId?: string;
}

export type CallPaypal = <T>(call: PaypalCall) => Promise<T>;

/** Calls with a token that is fetched when it is needed and kept while it lasts. */
export function createPaypalClient({ clientId, clientSecret, apiUrl }: PaypalSettings): CallPaypal {
  let token: { value: Promise<string>; until: number } | undefined;

  async function fetchToken(): Promise<string> {
    const response = await fetch(`${apiUrl}/v1/oauth2/token`, {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new PaypalRefusal(response.status, "TOKEN");
    const answer = (await response.json()) as { access_token: string; expires_in: number };
    if (token) token.until = Date.now() + answer.expires_in * 1000 - TOKEN_MARGIN_MS;
    return answer.access_token;
  }

  function currentToken(): Promise<string> {
    if (token && Date.now() < token.until) return token.value;
    const value = fetchToken();
    const made = { value, until: Date.now() + TIMEOUT_MS };
    token = made;
    value.catch(() => {
      if (token === made) token = undefined;
    });
    return value;
  }

  async function send<T>({ method, path, body, requestId }: PaypalCall): Promise<T> {
    const response = await fetch(apiUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${await currentToken()}`,
        "content-type": "application/json",
        prefer: "return=representation",
        ...(requestId !== undefined && { "paypal-request-id": requestId }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new PaypalRefusal(response.status, issueOf(text));
    return (text === "" ? undefined : JSON.parse(text)) as T;
  }

  return async <T>(call: PaypalCall): Promise<T> => {
    try {
      return await send<T>(call);
    } catch (error) {
      if (!(error instanceof PaypalRefusal) || error.status !== 401) throw error;
      // The token was withdrawn before its time.
      token = undefined;
      return send<T>(call);
    }
  };
}

function issueOf(text: string): string {
  try {
    const { name, details } = JSON.parse(text) as { name?: string; details?: { issue?: string }[] };
    return details?.[0]?.issue ?? name ?? "";
  } catch {
    return "";
  }
}
