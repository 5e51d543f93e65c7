import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { isSignedBody, type KeyRing, SIGNATURE_HEADER } from "@hearth/service/secrets";

/** One event as it came in, as often as it came. */
export interface Arrival {
  id: string;
  at: string;
  body: unknown;
}

export interface ReceiverSettings {
  port: number;
  keys: KeyRing;
  /** One line for each arrival, so that they outlive the process; without it they are kept in memory only. */
  journal?: string | undefined;
  /** Between taking an event and saying so. */
  pauseMs?: number;
  /** A status to answer with instead of taking it. */
  refuse?: () => number | null;
}

export interface PurchaseReceiver {
  /** Where purchases are to be told. */
  url: string;
  arrivals: readonly Arrival[];
  close(): Promise<void>;
}

/** Stands in for the server side of a tag manager: takes purchase events, and shows on its page what came. */
export async function startPurchaseReceiver(settings: ReceiverSettings): Promise<PurchaseReceiver> {
  const arrivals = readJournal(settings.journal);
  const server = createServer((request, response) => {
    const answered = request.method === "POST" ? take(request, settings, arrivals) : Promise.resolve(200);
    void answered.then((status) =>
      status === 200 ? show(response, arrivals) : response.writeHead(status).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(settings.port, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/purchase`,
    arrivals,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function readJournal(file: string | undefined): Arrival[] {
  if (file === undefined || !existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n");
  // A process that was killed may have left half a line: it took nothing.
  return lines.slice(0, -1).map((line) => JSON.parse(line) as Arrival);
}

async function take(
  request: IncomingMessage,
  { keys, journal, pauseMs = 0, refuse }: ReceiverSettings,
  arrivals: Arrival[],
): Promise<number> {
  const body = await text(request);
  const signature = String(request.headers[SIGNATURE_HEADER] ?? "");
  const id = String(request.headers["idempotency-key"] ?? "");
  if (!isSignedBody(keys, body, signature, Date.now())) return 401;
  if (id === "") return 400;
  const refusal = refuse?.() ?? null;
  if (refusal !== null) return refusal;
  const arrival = { id, at: new Date().toISOString(), body: JSON.parse(body) as unknown };
  if (journal !== undefined) appendFileSync(journal, `${JSON.stringify(arrival)}\n`);
  arrivals.push(arrival);
  await pause(pauseMs);
  return 204;
}

/** Each purchase once, as a tag manager counts them: by its id. */
export function purchasesOf(arrivals: readonly Arrival[]): (Arrival & { times: number })[] {
  const known = new Map<string, Arrival & { times: number }>();
  for (const arrival of arrivals) {
    const first = known.get(arrival.id);
    known.set(arrival.id, first ? { ...first, times: first.times + 1 } : { ...arrival, times: 1 });
  }
  return [...known.values()];
}

function show(response: ServerResponse, arrivals: readonly Arrival[]): void {
  response.writeHead(200, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
  response.end(JSON.stringify({ arrived: arrivals.length, purchases: purchasesOf(arrivals) }, null, 2));
}
