import { type IncomingMessage, Agent as HttpAgent, request as httpRequest } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";

export interface Asked {
  method?: "GET" | "POST";
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface Answered {
  /** 0: no answer at all. */
  status: number;
  ms: number;
  headers: IncomingMessage["headers"];
  body: string;
  error?: string;
}

const TICK_MS = 10;
const CONNECTIONS = 128;
const TIMEOUT_MS = 30_000;

/** A client that keeps its connections, as browsers and proxies do, and believes any certificate. */
export function openClient() {
  const plain = new HttpAgent({ keepAlive: true, maxSockets: CONNECTIONS });
  const secure = new HttpsAgent({ keepAlive: true, maxSockets: CONNECTIONS, rejectUnauthorized: false });
  const ask = ({ method = "GET", url, headers = {}, body }: Asked): Promise<Answered> =>
    new Promise((resolve) => {
      const begun = performance.now();
      const isSecure = url.startsWith("https:");
      const send = isSecure ? httpsRequest : httpRequest;
      const options = { method, agent: isSecure ? secure : plain, headers, timeout: TIMEOUT_MS };
      const nothing = (error: Error) =>
        resolve({ status: 0, ms: performance.now() - begun, headers: {}, body: "", error: error.message });
      const request = send(url, options, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", nothing);
        answer.on("end", () => {
          const ms = performance.now() - begun;
          const status = answer.statusCode ?? 0;
          resolve({ status, ms, headers: answer.headers, body: Buffer.concat(chunks).toString("utf8") });
        });
      });
      request.on("timeout", () => request.destroy(new Error("timeout")));
      request.on("error", nothing);
      request.end(body);
    });
  return {
    ask,
    close: () => {
      plain.destroy();
      secure.destroy();
    },
  };
}

export interface LoadOptions {
  perSecond: number;
  /** Resolves when the load has to end. */
  until: Promise<unknown>;
  ask: (number: number) => Promise<Answered>;
  onAnswer: (answer: Answered, number: number) => void;
}

/** So many requests a second, however slow the answers are. Resolves when all are answered. */
export async function openLoad({ perSecond, until, ask, onAnswer }: LoadOptions): Promise<number> {
  const over = new AbortController();
  void until.then(() => over.abort());
  const begun = performance.now();
  const waiting = new Set<Promise<void>>();
  let sent = 0;
  while (!over.signal.aborted) {
    const due = ((performance.now() - begun) / 1000) * perSecond;
    for (; sent < due; sent++) {
      const number = sent;
      const one: Promise<void> = ask(number).then((answer) => {
        onAnswer(answer, number);
        waiting.delete(one);
      });
      waiting.add(one);
    }
    await sleep(TICK_MS);
  }
  await Promise.all(waiting);
  return sent;
}
