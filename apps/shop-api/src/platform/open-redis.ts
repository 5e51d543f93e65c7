import { Redis } from "ioredis";

const PATIENCE_MS = 100;

/** Fails fast: nobody waits for a Redis that is away, everything has another way to go. */
export function openRedis(
  url: string,
  prefix: string,
  onError: (error: Error) => void,
  patienceMs = PATIENCE_MS,
): Redis {
  const redis = new Redis(url, {
    keyPrefix: `${prefix}:`,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 500,
    commandTimeout: patienceMs,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
  });
  redis.on("error", onError);
  return redis;
}
