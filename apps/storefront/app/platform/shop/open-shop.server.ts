import type { Context } from "@hearth/contract";
import type { PriceView } from "@hearth/service/price-view";
import { createSiteSearchClient } from "@hearth/site-search-client";
import type { Session } from "../auth/session.server.ts";
import type { Config } from "../config/config.server.ts";
import type { Log } from "../http/log.server.ts";
import type { Visit } from "../http/visit.server.ts";
import type { PageUrl } from "../links/page-url.ts";
import type { LanguageIds } from "./languages.server.ts";
import { priceViewHeaders } from "./client/price-view-headers.server.ts";
import { createShopClient } from "./client/shop-client.server.ts";
import type { Send } from "./client/shop-transport.server.ts";
import { siteSearchOfLocale } from "../config/site-search-config.server.ts";

interface Shared {
  config: Config;
  send: Send;
  languageIds: LanguageIds;
  askSiteSearch: typeof fetch;
  log: Log;
}

interface Asking {
  session: Session | null;
  agent: string | null;
  address: PageUrl;
  caller: { requestId: string; address: string };
  prices: PriceView | null;
  onContext?: (context: Context | null) => void;
}

/** The shop and its site search as one request asks them: in its language, with its prices. */
export function openShop(
  { config, askSiteSearch, ...shared }: Shared,
  { address: { locale }, caller, ...asking }: Asking,
): Pick<Visit, "shop" | "siteSearch"> {
  const { serviceKey } = config.auth;
  const headers = priceViewHeaders(serviceKey, asking.prices);
  return {
    shop: createShopClient({ ...shared, ...caller, ...asking, serviceKey }, locale),
    siteSearch:
      config.siteSearch &&
      createSiteSearchClient({
        ...siteSearchOfLocale(config.siteSearch, locale),
        headers,
        fetch: askSiteSearch,
      }),
  };
}
