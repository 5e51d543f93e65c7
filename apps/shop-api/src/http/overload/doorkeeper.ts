import type { Metrics } from "../../platform/metrics/metrics.ts";
import type { LoopDelay } from "../../platform/metrics/loop-delay.ts";
import type { OverloadSettings } from "../../platform/config/overload-config.ts";
import { TooBusy } from "@hearth/service/waiting-line";
import { type Importance, isTooMuch } from "./importance.ts";
import { inTime } from "./in-time.ts";

/** Lets a request in, or says "not now": at once when there is too much, after a while when it takes too long. */
export type Doorkeeper = <T>(importance: Importance, work: () => Promise<T>) => Promise<T>;

interface Ports {
  overload: OverloadSettings;
  loopDelay: Pick<LoopDelay, "ms">;
  metrics: Pick<Metrics, "refused">;
}

/** Of those who pay, who have waited for a provider's answer too: still less than the storefront waits. */
const CHECKOUT_SHARE = 1.5;

export function createDoorkeeper({ overload, loopDelay, metrics }: Ports): Doorkeeper {
  const most = { running: overload.requestsAtOnce, loopDelayMs: overload.loopDelayMs };
  let running = 0;
  return async (importance, work) => {
    running += 1;
    try {
      if (isTooMuch(importance, { running, loopDelayMs: loopDelay.ms() }, most)) {
        metrics.refused(importance);
        throw new TooBusy(importance);
      }
      const share = importance === "checkout" ? CHECKOUT_SHARE : 1;
      return await inTime(overload.deadlineMs * share, work());
    } finally {
      running -= 1;
    }
  };
}
