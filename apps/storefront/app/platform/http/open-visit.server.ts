import type { Context } from "@hearth/contract";
import { type PriceView, priceViewName } from "@hearth/service/price-view";
import { openSession } from "../auth/session.server.ts";
import type { CacheClass } from "../cache/cache-class.ts";
import { sharedReadsOf } from "../cache/shared-reads.server.ts";
import { keysOfEveryPage } from "../cache/surrogate-keys.ts";
import { openNotes } from "../forms/notes.server.ts";
import { refuseUrl } from "../links/canonical-path.ts";
import type { PageUrl } from "../links/page-url.ts";
import type { RouteHit } from "../links/route-rules.server.ts";
import { openShop } from "../shop/open-shop.server.ts";
import type { AppOptions, Kept } from "./open-kept.server.ts";
import type { RenderLines } from "./render/render-lines.server.ts";
import { createNonce } from "./security/security-headers.server.ts";
import type { Visit } from "./visit.server.ts";

/** What the HTTP server knows about a request beside its content. */
export interface Caller {
  requestId: string;
  address: string;
}

/** What a shared page is rendered for. */
export interface Shown {
  address: PageUrl;
  caller: Caller;
  prices: PriceView | null;
  route?: RouteHit | null;
}

type Opening = Shown & {
  request: Request;
  cacheClass: CacheClass;
  onContext?: (context: Context | null) => void;
  onPartial?: () => void;
};

type Shared = AppOptions & { buildId: string; kept: Kept; lines: Pick<RenderLines, "isBusy"> };

const gone = { status: 410, message: "Gone" } as const;

/** Everything loaders and actions know about one request. Nothing personal gets into a page that others see. */
export function createOpenVisit({ config, log, buildId, kept, lines }: Shared): (opening: Opening) => Visit {
  const isSecure = config.publicUrl.protocol === "https:";
  const { send, languageIds, askSiteSearch, shared, productReads, routes } = kept;
  return ({ request, cacheClass, route = null, onPartial, ...opening }: Opening): Visit => {
    const { address, caller, prices } = opening;
    const cookies = cacheClass === "personal" ? request.headers.get("cookie") : null;
    const session = cacheClass === "personal" ? openSession(cookies, isSecure) : null;
    const agent = cacheClass === "personal" ? request.headers.get("user-agent") : null;
    return {
      requestId: caller.requestId,
      ...address,
      refusal: refuseUrl(address.target) ?? (route?.status === 410 ? gone : null),
      awayTo: route?.isExternal ? route.location : null,
      routeRules: routes.rules,
      ...openShop({ config, send, languageIds, askSiteSearch, log }, { session, agent, ...opening }),
      lastSearches: config.lastSearches,
      tagManager: config.tagManager,
      personalisation: config.personalisation,
      session,
      prices,
      notes: openNotes(cookies, isSecure),
      publicUrl: config.publicUrl.origin,
      auth: config.auth,
      cookies: [],
      shared: prices ? sharedReadsOf(shared, priceViewName(prices)) : shared,
      productReads: prices ? sharedReadsOf(productReads, priceViewName(prices)) : productReads,
      isIndexable: config.isIndexable,
      surrogateKeys: new Set(keysOfEveryPage),
      keepShort: onPartial ?? (() => undefined),
      isBusy: lines.isBusy,
      nonce: config.isDevelopment ? undefined : createNonce(),
      buildId,
      log: log.with({ requestId: caller.requestId }),
    };
  };
}
