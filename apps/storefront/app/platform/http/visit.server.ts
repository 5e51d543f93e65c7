import { createContext } from "react-router";
import type { Locale } from "@hearth/i18n";
import type { SiteSearchClient } from "@hearth/site-search-client";
import type { AuthConfig } from "../auth/auth-config.server.ts";
import type { UrlRefusal } from "../links/canonical-path.ts";
import type { Log } from "./log.server.ts";
import type { Notes } from "../forms/notes.server.ts";
import type { Revalidate } from "../cache/revalidate.server.ts";
import type { Session } from "../auth/session.server.ts";
import type { SharedReads } from "../cache/shared-reads.server.ts";
import type { ShopClient } from "../shop/shop-client.server.ts";

/** Everything one request knows. Loaders and actions get it from the router's context, never from a module. */
export type Visit = {
  requestId: string;
  locale: Locale;
  /** The address as asked, for messages. */
  pathname: string;
  /** Path without language prefix; null when the address begins with a language we do not speak. */
  path: string | null;
  /** Only the parameters that may shape the page. */
  query: URLSearchParams;
  refusal: UrlRefusal | null;
  shop: ShopClient;
  /** The service behind the search overlay, in the language of the page. Null: the shop has none. */
  siteSearch: SiteSearchClient | null;
  /** How many of their last searches a visitor's browser keeps. */
  lastSearches: number;
  session: Session | null;
  /** What the next page says, such as "you are signed in". */
  notes: Notes;
  auth: AuthConfig;
  /** More cookies for the answer. Only personal answers carry them. */
  cookies: string[];
  shared: SharedReads;
  publicUrl: string;
  /** Search engines may show this shop. */
  isIndexable: boolean;
  /** What this page shows, so that a change of it can drop the page. Pages add to it. */
  surrogateKeys: Set<string>;
  /** Null when no secret is configured: then nobody may drop pages. */
  revalidate: Revalidate | null;
  nonce: string | undefined;
  /** Names the running version; a browser compares it with the one its page came from. */
  buildId: string;
  log: Log;
};

export const visitContext = createContext<Visit>();
