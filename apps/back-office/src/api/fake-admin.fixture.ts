import { vi } from "vitest";

export interface SentCall {
  method: string;
  url: string;
  headers: Headers;
  body: unknown;
}

interface Answer {
  status: number;
  body?: unknown;
}

/** The API as a list of answers, in turn; what was sent is kept. */
export function fakeAdmin(...answers: readonly Answer[]): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal("fetch", async (url: string, { method = "GET", headers, body }: RequestInit) => {
    const answer = answers[sent.length];
    if (!answer) throw new Error(`nobody expected ${method} ${url}`);
    sent.push({
      method,
      url,
      headers: new Headers(headers),
      body: typeof body === "string" ? JSON.parse(body) : undefined,
    });
    const { status, body: data } = answer;
    return new Response(data === undefined ? null : JSON.stringify(data), { status });
  });
  return sent;
}

export function refusal(status: number, code: string, parameters: object = {}): Answer {
  return {
    status,
    body: { errors: [{ status: String(status), code, title: "", detail: "", meta: { parameters } }] },
  };
}
