import type { IncomingHttpHeaders } from "node:http";

export interface SandboxRequest {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export function jsonAnswer(status: number, value: unknown): Answer {
  return { status, headers: { "content-type": "application/json" }, body: JSON.stringify(value) };
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

export function htmlAnswer(body: string, status = 200): Answer {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": PAGE_POLICY,
    "referrer-policy": "no-referrer",
  };
  return { status, headers, body };
}

export function redirectTo(location: string): Answer {
  return { status: 303, headers: { location, "cache-control": "no-store" }, body: "" };
}
