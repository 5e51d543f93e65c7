import { createContext } from "react-router";
import type { RouteRule } from "@hearth/contract";
import type { Locale } from "@hearth/i18n";
import type { SiteSearchClient } from "@hearth/site-search-client";
import type { PriceView } from "@hearth/service/price-view";
import type { AuthConfig } from "../auth/auth-config.server.ts";
import type { UrlRefusal } from "../links/canonical-path.ts";
import type { TagManagerConfig } from "../config/tag-manager-config.server.ts";
import type { Log } from "./log.server.ts";
import type { Personalisation } from "../config/personalisation-config.ts";
import type { Notes } from "../forms/notes.server.ts";
import type { Session } from "../auth/session.server.ts";
import type { SharedReads } from "../cache/shared-reads.server.ts";
import type { ShopClient } from "../shop/client/shop-client.server.ts";

/** Everything one request knows. Loaders and actions get it from the router's context, never from a module. */
export interface Visit {
  requestId: string;
  locale: Locale;
  /** The address as asked, for messages. */
  pathname: string;
  /** Path without language prefix; null when the address begins with a language we do not speak. */
  path: string | null;
  /** Only the parameters that may shape the page. */
  query: URLSearchParams;
  refusal: UrlRefusal | null;
  /** Where a rule leads out of the shop: whoever came back from there wants to know, if there is no page of ours. */
  awayTo: string | null;
  /** Addresses that lead elsewhere. */
  routeRules: () => Promise<readonly RouteRule[]>;
  shop: ShopClient;
  /** The service behind the search overlay, in the language of the page. Null: the shop has none. */
  siteSearch: SiteSearchClient | null;
  /** How many of their last searches a visitor's browser keeps. */
  lastSearches: number;
  /** Null: nothing counts visits, and nobody is asked. */
  tagManager: TagManagerConfig | null;
  personalisation: Personalisation;
  session: Session | null;
  /** How this business customer, or all of them who share this page, see prices. Null: as everybody does. */
  prices: PriceView | null;
  /** What the next page says, such as "you are signed in". */
  notes: Notes;
  auth: AuthConfig;
  /** More cookies for the answer. Only personal answers carry them. */
  cookies: string[];
  shared: SharedReads;
  /** The same by product: of those there are too many to keep with what every page needs. */
  productReads: SharedReads;
  publicUrl: string;
  /** Search engines may show this shop. */
  isIndexable: boolean;
  /** What this page shows, so that a change of it can drop the page. Pages add to it. */
  surrogateKeys: Set<string>;
  /** Something is missing on this page: it may be shown, but to nobody else. */
  keepShort: () => void;
  /** Others wait for a page of theirs to be rendered. */
  isBusy: () => boolean;
  nonce: string | undefined;
  /** Names the running version; a browser compares it with the one its page came from. */
  buildId: string;
  log: Log;
}

export const visitContext = createContext<Visit>();
