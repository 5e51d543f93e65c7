import type { Goods } from "../fleet/fleet-goods.ts";
import type { openClient } from "../fleet/open-load.ts";
import type { Fleet } from "../fleet/start-fleet.ts";

export interface Drill {
  fleet: Fleet;
  /** Of the cache in front. */
  url: string;
  client: ReturnType<typeof openClient>;
  goods: readonly Goods[];
  /** Pages that are in the cache. */
  paths: readonly string[];
}

export function hold(isHeld: boolean, what: string): void {
  if (!isHeld) throw new Error(what);
}

/** Throws away what Varnish may keep about everything else: a request as a browser sends it. */
export const isFromCache = (headers: Readonly<Record<string, unknown>>) => headers["x-edge"] === "hit";
