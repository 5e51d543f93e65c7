import { join } from "node:path";
import { type ApiProcess, startApiProcess } from "../api-process.ts";
import { ask, type OrderAnswer, type Question } from "../order/order-requests.ts";

const preload = join(import.meta.dirname, "../order/die-at-write.ts");
const PATIENCE_MS = 30_000;
const MOMENT_MS = 200;

const moments = ["before", "after", "answer"] as const;

/** Processes of the API that die at a chosen write (die-at-write.ts), one after the other; the next one starts while the last one dies. */
export interface Victims {
  /** Not killed: the request was over before it came to the point. */
  ask(question: Omit<Question, "origin">, point: string): Promise<{ answer: OrderAnswer; isKilled: boolean }>;
  end(): Promise<void>;
}

export function createVictims(databaseUrl: string, env: Readonly<Record<string, string>> = {}): Victims {
  const start = () => startApiProcess(databaseUrl, { preload, env });
  let next: Promise<ApiProcess> = start();
  return {
    async ask(question, point) {
      const victim = await next;
      const answer = await ask({ ...question, origin: victim.origin, headers: { "x-die-at": point } });
      const patience = answer.status === 0 ? PATIENCE_MS : MOMENT_MS;
      const isKilled = await Promise.race([
        victim.gone.then(() => true),
        new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience)),
      ]);
      // One that lives still has its point ahead: it is not used again.
      if (!isKilled) await victim.kill();
      next = start();
      return { answer, isKilled };
    },
    end: async () => (await next).kill(),
  };
}

/** More writes than any request takes: a sweep ends where the process lives. */
const MOST_WRITES = 60;

/** Every nth write, other ones for each moment, until the process lives through it. Answers how many points there were. */
export async function sweepPoints(
  stride: number,
  work: (point: string) => Promise<boolean>,
): Promise<number> {
  let points = 0;
  for (const [offset, when] of moments.entries())
    for (let n = (offset % stride) + 1; n <= MOST_WRITES && (await work(`${when}:${n}`)); n += stride)
      points++;
  return points;
}
