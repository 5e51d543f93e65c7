import { LRUCache } from "lru-cache";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { ServerBuild } from "react-router";
import { createSiteSearchClient } from "@hearth/site-search-client";
import { cacheClassOf, cacheControl, catalogueLifetime } from "../cache/cache-class.ts";
import type { CacheClass } from "../cache/cache-class.ts";
import { canonicalPath, refuseUrl } from "../links/canonical-path.ts";
import type { Config } from "./config.server.ts";
import { createLanguageIds } from "../shop/languages.server.ts";
import type { Log } from "./log.server.ts";
import { openNotes } from "../forms/notes.server.ts";
import { pageCacheKey } from "../cache/page-cache-key.ts";
import { createPageCache } from "../cache/page-cache.server.ts";
import type { RenderedPage } from "../cache/page-cache.server.ts";
import { answerFromPage, moved, refused } from "./answer.server.ts";
import type { Answer } from "./answer.server.ts";
import { readPageUrl } from "../links/page-url.ts";
import type { PageUrl } from "../links/page-url.ts";
import type { AskedFor, ReadyAnswer } from "./ready-answer.server.ts";
import { createRevalidate } from "../cache/revalidate.server.ts";
import { contentSecurityPolicy, createNonce, securityHeaders } from "./security-headers.server.ts";
import { openSession } from "../auth/session.server.ts";
import { siteSearchOfLocale } from "../shop/site-search-config.server.ts";
import { createSharedReads } from "../cache/shared-reads.server.ts";
import { createShopClient } from "../shop/shop-client.server.ts";
import { createTransport } from "../shop/shop-transport.server.ts";
import { keysOfEveryPage } from "../cache/surrogate-keys.ts";
import { visitContext } from "./visit.server.ts";
import type { Visit } from "./visit.server.ts";

export type AppOptions = { config: Config; log: Log };

/** What the HTTP server knows about a request beside its content. */
export type Caller = { requestId: string; address: string };

export type App = {
  /** The answer to a GET that was given before and is still fresh. Costs next to nothing, so it is asked first. */
  recall: (target: string, asked: AskedFor) => ReadyAnswer | null;
  handle: (request: Request, caller: Caller) => Promise<Answer>;
  /** Resolves when the shop API answers. */
  ready: () => Promise<void>;
};

/** Crawlers come back after this time instead of forgetting the page. */
const retryAfterSeconds = "120";

/** The storefront without its HTTP server: one request in, one answer out, everything shared is made here. */
export function createApp(build: ServerBuild, { config, log }: AppOptions): App {
  const isSecure = config.publicUrl.protocol === "https:";
  const headersOfAll = securityHeaders(isSecure);
  if (!config.isIndexable) headersOfAll.push(["x-robots-tag", "noindex"]);
  const lifetime = catalogueLifetime(config.isDevelopment ? 0 : config.pageCacheTtlMs);
  const send = createTransport({ baseUrl: config.shopApiUrl, accessKey: config.accessKey, log });
  const languageIds = createLanguageIds(send);
  const shared = createSharedReads(lifetime.freshMs);
  const pages = createPageCache({ ...lifetime, maxBytes: config.pageCacheBytes });
  // Which page an address means, as it was asked: taking it apart again would cost more than sending the page.
  const keyOfTarget = new LRUCache<string, string>({ max: 20_000 });
  const revalidate =
    config.revalidateSecret === null ? null : createRevalidate(config.revalidateSecret, pages, shared);
  const render = createRequestHandler(
    // Behind a proxy that ends TLS the router would not recognise its own address and refuse every form.
    { ...build, allowedActionOrigins: config.actionHosts },
    config.isDevelopment ? "development" : "production",
  );

  // In the head the style sheet stands behind all scripts; named up here it is fetched before them.
  const styleSheets = (build.assets.routes.root?.css ?? [])
    .map((href) => `<${href}>; rel=preload; as=style`)
    .join(", ");

  function openVisit(request: Request, address: PageUrl, cacheClass: CacheClass, caller: Caller): Visit {
    const cookies = cacheClass === "personal" ? request.headers.get("cookie") : null;
    const session = cacheClass === "personal" ? openSession(cookies, isSecure) : null;
    return {
      requestId: caller.requestId,
      ...address,
      refusal: refuseUrl(address.target),
      shop: createShopClient(
        { send, languageIds, ...caller, session, serviceKey: config.auth.serviceKey },
        address.locale,
      ),
      siteSearch:
        config.siteSearch && createSiteSearchClient(siteSearchOfLocale(config.siteSearch, address.locale)),
      lastSearches: config.lastSearches,
      session,
      notes: openNotes(cookies, isSecure),
      auth: config.auth,
      cookies: [],
      shared,
      publicUrl: config.publicUrl.origin,
      isIndexable: config.isIndexable,
      surrogateKeys: new Set(keysOfEveryPage),
      revalidate,
      nonce: config.isDevelopment ? undefined : createNonce(),
      buildId: build.assets.version,
      log: log.with({ requestId: caller.requestId }),
    };
  }

  async function respond(request: Request, visit: Visit): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(visitContext, visit);
    const response = await render(request, context);
    for (const [name, value] of headersOfAll) response.headers.set(name, value);
    if (response.status === 503) response.headers.set("retry-after", retryAfterSeconds);
    // While developing there is no nonce and no policy: Vite brings scripts and styles of its own.
    if (visit.nonce !== undefined && response.headers.get("content-type")?.startsWith("text/html")) {
      response.headers.set("content-security-policy", contentSecurityPolicy(visit.nonce, isSecure));
      if (styleSheets) response.headers.set("link", styleSheets);
    }
    return response;
  }

  async function personal(request: Request, address: PageUrl, caller: Caller): Promise<Answer> {
    const visit = openVisit(request, address, "personal", caller);
    const response = await respond(request, visit);
    response.headers.set(
      "cache-control",
      cacheControl("personal", response.status, lifetime, address.isData),
    );
    const own = [visit.session?.cookie(), visit.session?.deviceCookie(), visit.notes.cookie(response.status)];
    for (const cookie of [...own, ...visit.cookies]) {
      if (cookie) response.headers.append("set-cookie", cookie);
    }
    return { status: response.status, headers: response.headers, body: response.body };
  }

  async function renderCatalogue(address: PageUrl, caller: Caller): Promise<RenderedPage> {
    // The page is rendered from its cache key alone: no cookie, no host, no other header can get into shared bytes.
    const request = new Request(new URL(address.pageTarget, config.publicUrl), {
      headers: { accept: "text/html" },
    });
    const visit = openVisit(request, address, "catalogue", caller);
    const response = await respond(request, visit);
    response.headers.set(
      "cache-control",
      cacheControl("catalogue", response.status, lifetime, address.isData),
    );
    if (response.status === 200) response.headers.set("surrogate-key", [...visit.surrogateKeys].join(" "));
    return {
      status: response.status,
      headers: [...response.headers],
      body: Buffer.from(await response.arrayBuffer()),
      surrogateKeys: [...visit.surrogateKeys],
    };
  }

  return {
    recall(target, asked) {
      const key = keyOfTarget.get(target);
      return key === undefined ? null : (pages.recall(key)?.ready.recall(asked) ?? null);
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
      if (isRead && ownPath !== address.pathname) return moved(ownPath + address.search, headersOfAll);
      if (cacheClass === "personal") return personal(request, address, caller);

      const key = pageCacheKey(address);
      const { page, hit } = await pages.get(key, () => renderCatalogue(address, caller));
      if (hit && page.status === 200) keyOfTarget.set(address.target, key);
      return answerFromPage(page, hit, request.headers, address.search);
    },

    async ready() {
      await languageIds("de-DE");
    },
  };
}
