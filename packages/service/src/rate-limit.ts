import { LRUCache } from "lru-cache";
import { networkOf } from "./visitor/network-of.ts";

export interface RateLimit {
  /** Counts one request. Undefined: let it pass; else the seconds to wait. */
  hit(address: string): number | undefined;
}

const WINDOW_MS = 60_000;

/**
 * Fixed window of a minute per address (IPv6: per /64), counted in this process. N processes together let N times as much pass, which is what a
 * limit against floods may do; limits that guard secrets (log-in attempts) must not use it.
 */
export function createRateLimit(perMinute: number, now: () => number = Date.now): RateLimit {
  if (perMinute === 0) return { hit: () => undefined };
  const windows = new LRUCache<string, { endsAt: number; count: number }>({ max: 100_000 });
  return {
    hit(address) {
      const time = now();
      const network = networkOf(address);
      const known = windows.get(network);
      const window = known && known.endsAt > time ? known : { endsAt: time + WINDOW_MS, count: 0 };
      window.count++;
      windows.set(network, window);
      return window.count > perMinute ? Math.ceil((window.endsAt - time) / 1000) : undefined;
    },
  };
}
