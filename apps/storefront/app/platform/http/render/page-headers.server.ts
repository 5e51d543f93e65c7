import type { ServerBuild } from "react-router";
import { contentSecurityPolicy, reportingEndpoints } from "../security/security-headers.server.ts";
import type { TagManagerConfig } from "../../config/tag-manager-config.server.ts";

/** Crawlers come back after this time instead of forgetting the page. */
const RETRY_AFTER_SECONDS = "120";

interface Settings {
  headersOfAll: readonly [string, string][];
  isSecure: boolean;
  tagManager: TagManagerConfig | null;
  build: ServerBuild;
}

/** What every rendered answer carries, whatever its route says. */
export function createPageHeaders({ headersOfAll, isSecure, tagManager, build }: Settings) {
  // In the head the style sheet stands behind all scripts; named up here it is fetched before them.
  const styleSheets = (build.assets.routes.root?.css ?? [])
    .map((href) => `<${href}>; rel=preload; as=style`)
    .join(", ");

  return ({ headers, status }: Response, nonce: string | undefined): void => {
    for (const [name, value] of headersOfAll) headers.set(name, value);
    // Routes and the auth handler say what it is and no more.
    if (headers.get("content-type") === "application/json")
      headers.set("content-type", "application/json; charset=utf-8");
    if (status === 503) headers.set("retry-after", RETRY_AFTER_SECONDS);
    // While developing there is no nonce and no policy: Vite brings scripts and styles of its own.
    const hasPolicy = headers.has("content-security-policy");
    if (nonce !== undefined && !hasPolicy && headers.get("content-type")?.startsWith("text/html")) {
      headers.set("content-security-policy", contentSecurityPolicy({ nonce, isSecure, tagManager }));
      headers.set("reporting-endpoints", reportingEndpoints);
      if (styleSheets) headers.set("link", styleSheets);
    }
  };
}
