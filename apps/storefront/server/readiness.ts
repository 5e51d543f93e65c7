import type { Stopping } from "@hearth/service/stopping";
import type { Log } from "../app/platform/http/log.server.ts";
import type { ServedApp } from "./served-app.ts";

/**
 * Its own state, not that of the shop: a process that has served goes on with the pages it keeps when the shop is away, and a balancer
 * that drops all of them at once would show nobody anything.
 */
export function createReadiness(served: Pick<ServedApp, "app">, log: Log, { isDraining }: Stopping) {
  let hasServed = false;
  return async (): Promise<[number, string]> => {
    if (isDraining()) return [503, "stopping"];
    try {
      if (!hasServed) await (await served.app()).ready();
      hasServed = true;
      return [200, "ready"];
    } catch (error) {
      log.warn("not-ready", { error });
      return [503, "shop API does not answer"];
    }
  };
}
