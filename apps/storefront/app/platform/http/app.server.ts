import type { ServerBuild } from "react-router";
import type { Context } from "@hearth/contract";
import { cacheClassOf, cacheControl } from "../cache/cache-class.ts";
import { canonicalPath, refuseUrl } from "../links/canonical-path.ts";
import { followChanges } from "../cache/follow-changes.server.ts";
import { pageCacheKey } from "../cache/page-cache-key.ts";
import { addSurrogateHeaders } from "../cache/surrogate-headers.ts";
import type { RenderedPage } from "../cache/page-cache.server.ts";
import { answerFromPage, elsewhere, moved, refused } from "./answer/answer.server.ts";
import { answerRoute, findRoute } from "./answer/route-answer.server.ts";
import { createRenderPage } from "./render/render-page.server.ts";
import type { Answer } from "./answer/answer.server.ts";
import { readPageUrl } from "../links/page-url.ts";
import type { PageUrl } from "../links/page-url.ts";
import type { AskedFor, ReadyAnswer } from "./answer/ready-answer.server.ts";
import { securityHeaders } from "./security/security-headers.server.ts";
import { guardUnknown } from "../auth/guard.server.ts";
import {
  followPriceView,
  mayHavePriceView,
  readPriceView,
} from "../auth/price-view/price-view-cookie.server.ts";
import { busyAnswer, unlessBusy } from "./answer/busy-answer.server.ts";
import { unmeasured } from "./measures.server.ts";
import { createRenderLines } from "./render/render-lines.server.ts";
import { createOpenVisit } from "./open-visit.server.ts";
import type { Caller, Shown } from "./open-visit.server.ts";
import { openKept } from "./open-kept.server.ts";
import type { AppOptions, AppRules } from "./open-kept.server.ts";

export interface App {
  /** The answer to a GET that was given before and is still fresh. Costs next to nothing, so it is asked first. */
  recall: (target: string, asked: AskedFor & { cookie: string | null }) => ReadyAnswer | null;
  handle: (request: Request, caller: Caller) => Promise<Answer>;
  /** Hears what became stale and forgets it, until the signal. */
  follow: (signal: AbortSignal) => Promise<void>;
  /** Resolves when the shop API answers. */
  ready: () => Promise<void>;
}

/** The storefront without its HTTP server: one request in, one answer out, everything shared is made here. */
export function createApp(build: ServerBuild, options: AppOptions, rules: AppRules): App {
  const { config, log, measures = unmeasured } = options;
  const isSecure = config.publicUrl.protocol === "https:";
  const headersOfAll = securityHeaders(isSecure);
  if (!config.isIndexable) headersOfAll.push(["x-robots-tag", "noindex"]);
  const kept = openKept(options, rules);
  const { lifetime, pages, targets, routes } = kept;
  const lines = createRenderLines(config.rendersPerMinute);
  let hearsChanges = false;
  measures.watch(() => ({
    keptPages: pages.size().pages,
    keptBytes: pages.size().bytes,
    waiting: { catalogue: lines.catalogue.length(), personal: lines.personal.length() },
    hearsChanges,
  }));
  const respond = createRenderPage(build, { config, headersOfAll, measures });
  const owner = { publicUrl: config.publicUrl.origin, auth: config.auth };
  const openVisit = createOpenVisit({ config, log, buildId: build.assets.version, kept, lines });

  async function personal(request: Request, address: PageUrl, caller: Caller): Promise<Answer> {
    const prices = readPriceView(owner, request.headers.get("cookie"));
    let said: Context | null | undefined;
    const onContext = (context: Context | null) => void (said = context);
    const visit = openVisit({ request, cacheClass: "personal", address, caller, prices, onContext });
    const response = await respond(request, visit);
    if (said !== undefined) followPriceView(visit, prices, said);
    const { status } = response;
    response.headers.set(
      "cache-control",
      cacheControl({ cacheClass: "personal", status, lifetime, isData: address.isData }),
    );
    const own = [visit.session?.cookie(), visit.session?.deviceCookie(), visit.notes.cookie(response.status)];
    for (const cookie of [...own, ...visit.cookies]) {
      if (cookie) response.headers.append("set-cookie", cookie);
    }
    return { status: response.status, headers: response.headers, body: response.body };
  }

  async function renderCatalogue({ address, caller, prices, route }: Shown): Promise<RenderedPage> {
    // The page is rendered from its cache key alone: no cookie, no host, no other header can get into shared bytes.
    const request = new Request(new URL(address.pageTarget, config.publicUrl), {
      headers: { accept: "text/html" },
    });
    let isWhole = true;
    const onPartial = () => void (isWhole = false);
    const visit = openVisit({ request, address, cacheClass: "catalogue", caller, prices, route, onPartial });
    const response = await respond(request, visit);
    const { status } = response;
    const isForBusiness = prices !== null;
    response.headers.set(
      "cache-control",
      cacheControl({
        cacheClass: isWhole ? "catalogue" : "personal",
        status,
        lifetime,
        isData: address.isData,
        isForBusiness,
      }),
    );
    if (status === 200 && !isForBusiness && isWhole)
      addSurrogateHeaders(response.headers, visit.surrogateKeys, lifetime);
    return {
      status,
      headers: [...response.headers],
      body: Buffer.from(await response.arrayBuffer()),
      surrogateKeys: [...visit.surrogateKeys],
      isWhole,
    };
  }

  async function showCatalogue(request: Request, shown: Shown): Promise<Answer> {
    const { address, caller, prices, route } = shown;
    // What is gone may still be kept as the page it was.
    const key = (route?.status === 410 ? "gone " : "") + pageCacheKey(address, prices);
    const refusal = pages.holds(key) ? null : lines.refuseFlood(caller.address);
    if (refusal) {
      measures.refused("flood");
      return busyAnswer(refusal, address, headersOfAll);
    }
    const { page, hit } = await pages.get(key, () => lines.catalogue.enter(() => renderCatalogue(shown)));
    measures.lookedUp(hit);
    if (hit && page.status === 200 && !prices) targets.remember(address.target, key);
    const login = page.status === 404 ? await guardUnknown(config, request, address) : null;
    if (login !== null) return elsewhere(login, headersOfAll);
    return answerFromPage(page, hit, request.headers, address.search);
  }

  return {
    recall(target, asked) {
      if (mayHavePriceView(asked.cookie)) return null;
      const key = targets.keyOf(target);
      const ready = key === undefined ? null : (pages.recall(key)?.ready.recall(asked) ?? null);
      if (ready) measures.lookedUp(true);
      return ready;
    },

    async handle(request, caller) {
      const address = readPageUrl(request.url);
      const cacheClass = cacheClassOf(request.method, address.pathname);
      const isRead = request.method === "GET" || request.method === "HEAD";
      const ownPath = canonicalPath(address.pathname);
      // The router asks for the data of good addresses only: whoever asks for others needs no page to read.
      if (address.isData && (ownPath !== address.pathname || refuseUrl(address.target))) {
        return refused(400, headersOfAll);
      }
      const route = cacheClass === "catalogue" ? await findRoute(routes, ownPath, address) : null;
      const leads = route && answerRoute(route, address, { lifetime, headersOfAll });
      if (leads) return leads;
      if (isRead && ownPath !== address.pathname) return moved(ownPath + address.search, headersOfAll);
      const prices = readPriceView(owner, request.headers.get("cookie"));
      const work = () =>
        cacheClass === "personal"
          ? lines.personal.enter(() => personal(request, address, caller))
          : showCatalogue(request, { address, caller, prices, route });
      return unlessBusy({ address, headersOfAll, onBusy: () => measures.refused("busy") }, work);
    },

    async follow(signal) {
      const { serviceKey } = config.auth;
      const url = new URL("/changes", config.shopApiUrl);
      const onState = (hears: boolean) => void (hearsChanges = hears);
      if (serviceKey !== "") await followChanges({ url, serviceKey, ...kept.changes, onState, log, signal });
    },

    async ready() {
      await kept.languageIds("de-DE");
    },
  };
}
