import { languageHashid } from "@hearth/site-search-client";
import type { ClientConfig } from "@hearth/site-search-client";

/** `hashid` is the shop's, without a language. */
export type SiteSearchConfig = Pick<ClientConfig, "server" | "hashid" | "secret">;

/** Null: no address is set. Half a setting is a mistake and ends the start. */
export function readSiteSearchConfig(env: Record<string, string | undefined>): SiteSearchConfig | null {
  const server = env.SITE_SEARCH_URL;
  if (!server) return null;
  const hashid = env.SITE_SEARCH_HASHID ?? "";
  if (!/^[0-9a-f]{32}$/.test(hashid))
    throw new Error("SITE_SEARCH_HASHID must be 32 hex characters, without a language");
  return { server, hashid, secret: env.SITE_SEARCH_SECRET || undefined };
}

/** What the client of one language is made with; locales are written like `en-GB`. */
export function siteSearchOfLocale(config: SiteSearchConfig, locale: string): SiteSearchConfig {
  const [language = ""] = locale.split("-");
  return { ...config, hashid: languageHashid(config.hashid, language) };
}
