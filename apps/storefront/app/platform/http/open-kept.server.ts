import type { RouteRule } from "@hearth/contract";
import { catalogueLifetime } from "../cache/cache-class.ts";
import { createEdgePurge } from "../cache/edge-purge.server.ts";
import { createKnownTargets } from "../cache/known-targets.server.ts";
import { createPageCache } from "../cache/page-cache.server.ts";
import { createSharedReads } from "../cache/shared-reads.server.ts";
import { surrogateKeys } from "../cache/surrogate-keys.ts";
import { createKeptRoutes } from "../links/route-rules.server.ts";
import type { FindRoute } from "../links/route-rules.server.ts";
import { createLanguageIds } from "../shop/languages.server.ts";
import { createRestingFetch } from "../shop/client/resting-fetch.server.ts";
import { createTransport } from "../shop/client/shop-transport.server.ts";
import type { Config } from "../config/config.server.ts";
import type { Log } from "./log.server.ts";
import { unmeasured } from "./measures.server.ts";
import type { Measures } from "./measures.server.ts";

export interface AppOptions {
  config: Config;
  log: Log;
  /** Nobody counts where there is none. */
  measures?: Measures;
}

/** What the platform does not know how to do by itself. */
export interface AppRules {
  compileRoutes: (rules: readonly RouteRule[]) => FindRoute;
}

/** What all requests of the process share: the way to the shop, and what is kept of its answers. */
export function openKept(
  { config, log, measures = unmeasured }: AppOptions,
  { compileRoutes: compile }: AppRules,
) {
  const lifetime = catalogueLifetime(config.isDevelopment ? 0 : config.pageCacheTtlMs);
  const { shopApiUrl: baseUrl, accessKey } = config;
  const send = createTransport({ baseUrl, accessKey, log, asked: measures.asked });
  const shared = createSharedReads(lifetime.freshMs);
  const productReads = createSharedReads(lifetime.freshMs);
  const pages = createPageCache({ ...lifetime, maxBytes: config.pageCacheBytes });
  const targets = createKnownTargets();
  const routes = createKeptRoutes({
    send,
    compile,
    freshMs: lifetime.freshMs,
    log,
    onChange: targets.forget,
  });
  const forget = (keys: readonly string[]) => {
    for (const kept of [shared, productReads, routes]) kept.purge(keys);
  };
  const edge = config.edge && createEdgePurge(config.edge, log);
  // The cache in front comes last: told before, it would fetch what we are about to forget.
  const changes = {
    onChange: (keys: readonly string[]) => {
      forget(keys);
      pages.purge(keys);
      edge?.purge(keys);
    },
    /** A storefront that lost its shop for a moment does not lose all its pages with it. */
    onMissed: () => {
      forget([surrogateKeys.everything]);
      pages.outdate();
      edge?.outdate();
    },
  };
  const languageIds = createLanguageIds(send);
  const askSiteSearch = createRestingFetch();
  return {
    lifetime,
    send,
    languageIds,
    askSiteSearch,
    shared,
    productReads,
    pages,
    targets,
    routes,
    changes,
  };
}

export type Kept = ReturnType<typeof openKept>;
