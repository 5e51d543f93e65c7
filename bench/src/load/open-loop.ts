import { Agent, request as send } from "node:http";
import type { BenchRequest } from "./read-operations.ts";

const ACCESS_KEY = "SWSCHEARTHDEMOKEY000000000";

export interface OpenLoop {
  /** From the moment a request was due, so that a late start counts as waiting. */
  latenciesMs: number[];
  /** How often each status came; 0 for no answer. */
  statuses: Map<number, number>;
}

interface Load {
  url: string;
  perSecond: number;
  seconds: number;
  request: (n: number) => BenchRequest | undefined;
}

/** Requests at a fixed rate, whether the earlier ones are answered or not. */
export async function runOpenLoop({ url, perSecond, seconds, request }: Load): Promise<OpenLoop> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const result: OpenLoop = { latenciesMs: [], statuses: new Map() };
  const start = performance.now();
  const running: Promise<void>[] = [];
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = start + (n * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const wanted = request(n);
    if (wanted) running.push(statusOf(agent, url, wanted).then((status) => note(result, status, due)));
  }
  await Promise.all(running);
  agent.destroy();
  return result;
}

function note({ latenciesMs, statuses }: OpenLoop, status: number, due: number): void {
  latenciesMs.push(performance.now() - due);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

function statusOf(agent: Agent, url: string, { path, body, headers }: BenchRequest): Promise<number> {
  return new Promise((resolve) => {
    const call = send(`${url}/store-api${path}`, {
      agent,
      method: "POST",
      headers: { "sw-access-key": ACCESS_KEY, "content-type": "application/json", ...headers },
    });
    call.on("response", (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
      answer.on("error", () => resolve(0));
    });
    call.on("error", () => resolve(0));
    call.end(JSON.stringify(body));
  });
}

export function together(rounds: readonly OpenLoop[]): OpenLoop {
  const statuses = new Map<number, number>();
  for (const [status, count] of rounds.flatMap((round) => [...round.statuses])) {
    statuses.set(status, (statuses.get(status) ?? 0) + count);
  }
  return { latenciesMs: rounds.flatMap((round) => round.latenciesMs), statuses };
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
