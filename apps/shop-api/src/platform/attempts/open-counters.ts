import { setTimeout as pause } from "node:timers/promises";
import type { Redis } from "ioredis";
import { attemptsInRedis } from "./attempts-redis.ts";
import type { AttemptStore } from "./attempts.ts";
import { openRedis } from "../open-redis.ts";

const PATIENCE_AT_START_MS = 3000;
const TRIES_AT_START = 50;

export interface Counters {
  store: AttemptStore;
  close(): void;
}

class EvictingRedis extends Error {
  constructor(policy: string) {
    super(
      `COUNTERS_URL names a Redis that may forget what it counts (maxmemory-policy ${policy}): it must be noeviction`,
    );
  }
}

/**
 * A Redis for attempts only. One that evicts would give guesses back to whoever fills it, so it ends the start; one that is away now
 * and evicts later is not used, and the table counts.
 */
export async function openCounters(
  url: string,
  prefix: string,
  warn: (error: Error) => void,
): Promise<Counters> {
  const redis = openRedis(url, prefix, warn);
  let isChecked = false;
  redis.on("close", () => {
    isChecked = false;
  });
  async function check(): Promise<void> {
    if (isChecked) return;
    const policy = await policyOf(redis);
    if (policy !== "noeviction") throw new EvictingRedis(policy);
    isChecked = true;
  }
  await isReady(redis);
  for (let tries = 0; !isChecked && tries < TRIES_AT_START && redis.status === "ready"; tries++)
    await check().catch((error: Error) => {
      if (!(error instanceof EvictingRedis)) return warn(error);
      redis.disconnect();
      throw error;
    });
  const attempts = attemptsInRedis(redis);
  return {
    store: {
      take: (guards) => check().then(() => attempts.take(guards)),
      forgive: (account, address) => check().then(() => attempts.forgive(account, address)),
      giveBack: (guards, count) => check().then(() => attempts.giveBack(guards, count)),
    },
    close: () => redis.disconnect(),
  };
}

/** Or away, as far as one can wait for it before serving. */
async function isReady(redis: Redis): Promise<void> {
  const waited = new AbortController();
  const given = pause(PATIENCE_AT_START_MS, undefined, { signal: waited.signal }).catch(() => undefined);
  await Promise.race([new Promise((resolve) => redis.once("ready", resolve)), given]);
  waited.abort();
}

/** Where somebody else runs it, asking for settings is often refused; what it says about its memory is not. */
async function policyOf(redis: Redis): Promise<string> {
  try {
    const [, policy] = await redis.config("GET", "maxmemory-policy");
    if (policy) return policy;
  } catch (error) {
    if ((error as Error).name !== "ReplyError") throw error;
  }
  return /^maxmemory_policy:(\S+)/m.exec(await redis.info("memory"))?.[1] ?? "unknown";
}
