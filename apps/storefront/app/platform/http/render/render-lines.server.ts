import { createRateLimit } from "@hearth/service/rate-limit";
import { createWaitingLine } from "@hearth/service/waiting-line";
import type { WaitingLine } from "@hearth/service/waiting-line";
import type { CacheClass } from "../../cache/cache-class.ts";
import type { Refusal } from "../answer/busy-answer.server.ts";

/** Longer than this nobody looks at an empty window. */
const PATIENCE_MS = 3000;

export interface RenderLines extends Readonly<Record<CacheClass, WaitingLine>> {
  /** Counts a page that nobody asked for before. Who wants ever new ones waits; the machine itself may. */
  refuseFlood(address: string): Refusal | null;
  /** Somebody waits for a page of the catalogue. */
  isBusy(): boolean;
}

/**
 * Rendering takes the process, and pages that are kept need little of it: a flood of pages nobody has asked for before waits, while kept
 * ones are sent. Carts and checkouts have a line of their own.
 */
export function createRenderLines(perNetworkAndMinute: number): RenderLines {
  const renders = createRateLimit(perNetworkAndMinute);
  const catalogue = createWaitingLine({ atOnce: 8, mostWaiting: 100, patienceMs: PATIENCE_MS });
  return {
    catalogue,
    personal: createWaitingLine({ atOnce: 32, mostWaiting: 300, patienceMs: PATIENCE_MS }),
    isBusy: () => catalogue.length() > 0,
    refuseFlood(address) {
      const seconds = isLoopback(address) ? undefined : renders.hit(address);
      return seconds === undefined ? null : { status: 429, seconds };
    },
  };
}

function isLoopback(address: string): boolean {
  return address === "::1" || address.startsWith("127.");
}
