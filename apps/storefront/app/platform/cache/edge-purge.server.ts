import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../http/log.server.ts";
import type { EdgeConfig } from "./edge-config.server.ts";
import { surrogateKeys } from "./surrogate-keys.ts";

/** What the cache in front of the shop is told. Neither call waits for it. */
export interface EdgePurge {
  /** Pages with one of these keys are gone. */
  purge: (keys: readonly string[]) => void;
  /** Something may have been missed: every page counts as old, and is shown while it is fetched anew. */
  outdate: () => void;
}

/** The same key is told once in this time, however often it changes. */
const EVERY_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
const TIMEOUT_MS = 5000;
/** What Fastly takes in one call. */
const KEYS_AT_ONCE = 256;
/** Beyond this it is shorter to say "all". */
const MOST_KEYS = 2048;
/** The second time is for bytes that were on their way to the cache when it was told first. */
const TIMES = 2;

/**
 * Tells a CDN, or Varnish, which pages are stale, in the words of Fastly's API, which deploy/varnish.vcl understands. Every storefront
 * process tells what it heard, after it has forgotten it itself: whatever the cache fetches after the last of them is new.
 */
export function createEdgePurge(edge: EdgeConfig, log: Log, everyMs = EVERY_MS): EdgePurge {
  const gone = createLine((keys) => send(edge, keys, {}), log, everyMs);
  const old = createLine((keys) => send(edge, keys, { "fastly-soft-purge": "1" }), log, everyMs);
  return { purge: gone, outdate: () => old([surrogateKeys.everything]) };
}

async function send({ url, key }: EdgeConfig, keys: readonly string[], extra: Record<string, string>) {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "fastly-key": key, "surrogate-key": keys.join(" "), ...extra },
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the cache in front answered ${answer.status}`);
}

/** Says each key twice, a second apart; what could not be said is said later, nothing is given up. */
function createLine(say: (keys: readonly string[]) => Promise<void>, log: Log, everyMs: number) {
  let waiting = new Map<string, number>();
  let isSaying = false;
  let failures = 0;

  async function sayAll(): Promise<void> {
    isSaying = true;
    while (waiting.size > 0) {
      await sayOnce();
      await pause(Math.min(everyMs * 2 ** failures, LONGEST_WAIT_MS), undefined, { ref: false });
    }
    isSaying = false;
  }

  async function sayOnce(): Promise<void> {
    const said = [...waiting];
    waiting = new Map();
    for (let from = 0; from < said.length; from += KEYS_AT_ONCE) {
      const batch = said.slice(from, from + KEYS_AT_ONCE);
      const isHeard = await sayBatch(batch.map(([key]) => key));
      for (const [key, times] of batch) {
        const left = isHeard ? times - 1 : times;
        // Whoever changed meanwhile has to be said as often as before.
        if (left > 0 && !waiting.has(key)) waiting.set(key, left);
      }
    }
  }

  async function sayBatch(keys: readonly string[]): Promise<boolean> {
    try {
      await say(keys);
      if (failures > 0) log.info("the cache in front hears of changes again");
      failures = 0;
      return true;
    } catch (error) {
      if (failures === 0) log.warn("the cache in front does not hear of changes", { error: String(error) });
      failures += 1;
      return false;
    }
  }

  return (keys: readonly string[]): void => {
    for (const key of keys) waiting.set(key, TIMES);
    if (waiting.has(surrogateKeys.everything) || waiting.size > MOST_KEYS)
      waiting = new Map([[surrogateKeys.everything, TIMES]]);
    if (!isSaying) void sayAll();
  };
}
