import { createRateLimit } from "@hearth/service/rate-limit";
import { createWaitingLine } from "@hearth/service/waiting-line";
import type { WaitingLine } from "@hearth/service/waiting-line";
import type { CacheClass } from "../cache/cache-class.ts";
import type { Refusal } from "./busy-answer.server.ts";

/** Longer than this nobody looks at an empty window. */
const PATIENCE_MS = 3000;

/**
 * Rendering takes the process, and pages that are kept need little of it: a flood of pages nobody has asked for before waits, while kept
 * ones are sent. Carts and checkouts have a line of their own.
 */
export function createRenderLines(): Readonly<Record<CacheClass, WaitingLine>> {
  return {
    catalogue: createWaitingLine({ atOnce: 8, mostWaiting: 100, patienceMs: PATIENCE_MS }),
    personal: createWaitingLine({ atOnce: 32, mostWaiting: 300, patienceMs: PATIENCE_MS }),
  };
}

/** Who asks for pages that nobody asked for before, again and again, waits. The machine itself may. */
export function createRenderLimit(perMinute: number): (address: string) => Refusal | null {
  const renders = createRateLimit(perMinute);
  return (address) => {
    const seconds = isLoopback(address) ? undefined : renders.hit(address);
    return seconds === undefined ? null : { status: 429, seconds };
  };
}

function isLoopback(address: string): boolean {
  return address === "::1" || address.startsWith("127.");
}
