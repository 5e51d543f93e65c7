import { endpoints } from "@hearth/contract";
import type { RouteRule, RouteRules } from "@hearth/contract";
import type { Log } from "../http/log.server.ts";
import { surrogateKeys } from "../cache/surrogate-keys.ts";
import type { Send } from "../shop/client/shop-transport.server.ts";

export interface AskedAddress {
  locale: string;
  /** Without language prefix. */
  path: string;
  search: string;
}

export interface RouteHit {
  status: RouteRule["status"];
  /** A path without language prefix, or an address outside the shop; null: gone. */
  location: string | null;
  isExternal: boolean;
}

export type FindRoute = (asked: AskedAddress) => RouteHit | null;

/** Rules of addresses, kept by the process and read again when the shop says that one changed. */
export interface KeptRoutes {
  find: (asked: AskedAddress) => Promise<RouteHit | null>;
  rules: () => Promise<readonly RouteRule[]>;
  purge: (keys: readonly string[]) => void;
}

interface Options {
  send: Send;
  compile: (rules: readonly RouteRule[]) => FindRoute;
  freshMs: number;
  log: Log;
  /** Other rules than before: what was known about addresses may be wrong now. */
  onChange: () => void;
  now?: () => number;
}

interface Known {
  rules: readonly RouteRule[];
  find: FindRoute;
  written: string;
}

/**
 * Only the first request waits for them. Later ones go by what is known while newer rules are read, so no page is slower for them; a
 * shop that does not answer, or has no rules to tell, changes nothing.
 */
export function createKeptRoutes({
  send,
  compile,
  freshMs,
  log,
  onChange,
  now = Date.now,
}: Options): KeptRoutes {
  let known: Known = { rules: [], find: () => null, written: "" };
  let askedAt = 0;
  let first: Promise<void> | null = null;
  let reading: Promise<void> | null = null;
  let isAskedAgain = false;

  async function read(): Promise<void> {
    askedAt = now();
    try {
      const rules = await askRules(send);
      const written = JSON.stringify(rules);
      if (written === known.written) return;
      known = { rules, find: compile(rules), written };
      onChange();
    } catch (error) {
      log.warn("route-rules-not-read", { error });
    }
  }

  /** One at a time: an older answer must not come last. */
  function refresh(): Promise<void> {
    reading ??= read().finally(() => {
      reading = null;
      if (!isAskedAgain) return;
      isAskedAgain = false;
      void refresh();
    });
    return reading;
  }

  async function current(): Promise<Known> {
    if (first && now() - askedAt >= freshMs) void refresh();
    await (first ??= refresh());
    return known;
  }

  return {
    find: async (asked) => (await current()).find(asked),
    rules: async () => (await current()).rules,
    purge(keys) {
      const isMeant = keys.includes(surrogateKeys.routeRules) || keys.includes(surrogateKeys.everything);
      if (!isMeant || !first) return;
      isAskedAgain = reading !== null;
      void refresh();
    },
  };
}

async function askRules(send: Send): Promise<readonly RouteRule[]> {
  const { path, method } = endpoints.readRouteRules;
  const { body } = await send({
    operation: "readRouteRules",
    method,
    path,
    headers: {},
    body: undefined,
    isRead: true,
  });
  return (body as RouteRules).elements;
}
