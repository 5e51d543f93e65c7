import type { IncomingMessage, ServerResponse } from "node:http";
import { readReports } from "../app/platform/http/security/csp-report.ts";
import type { Log } from "../app/platform/http/log.server.ts";

const reportTypes = ["application/csp-report", "application/reports+json", "application/json"];
const MOST_BYTES = 16 * 1024;
const WINDOW_MS = 60_000;
/** Lines a minute and process. One broken page tells as much in sixty lines as in a million. */
const MOST_LINES = 60;

/**
 * Takes what browsers tell about things the policy refused, one log line each. Anybody can send these, so their size and number are
 * bounded; what is not written is counted, and the sender is never told.
 */
export function createReportRoute(log: Log, now: () => number = Date.now) {
  const counted = { reports: 0, unwritten: 0 };
  let window = { begun: now(), lines: 0 };

  function note(text: string): void {
    if (now() - window.begun >= WINDOW_MS) window = { begun: now(), lines: 0 };
    for (const refused of readReports(text)) {
      counted.reports++;
      if (window.lines++ < MOST_LINES) log.warn("refused-by-browser", { ...refused, ...counted });
      else counted.unwritten++;
    }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== "POST") return answer(response, 405);
    const [type = ""] = (request.headers["content-type"] ?? "").split(";");
    if (!reportTypes.includes(type.trim().toLowerCase())) return answer(response, 415);
    const text = await bodyOf(request);
    if (text === null) return answer(response, 413);
    note(text);
    answer(response, 204);
  };
}

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

function answer(response: ServerResponse, status: number): void {
  const headers = status === 405 ? { allow: "POST" } : status === 413 ? { connection: "close" } : {};
  response.writeHead(status, { "cache-control": "no-store", ...headers }).end();
}
