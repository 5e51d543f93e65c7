import { requireSecret } from "@hearth/service/secrets";

/** The cache in front of the shop that is told of changes. */
export interface EdgeConfig {
  /** `https://api.fastly.com/service/…/purge`, or that of a Varnish with deploy/varnish.vcl. */
  url: string;
  key: string;
}

/** Null: nobody is told, and what is in front keeps pages for as long as they say. */
export function readEdgeConfig(env: Record<string, string | undefined>): EdgeConfig | null {
  if (!env.EDGE_PURGE_URL) return null;
  return { url: new URL(env.EDGE_PURGE_URL).href, key: requireSecret(env, "EDGE_PURGE_KEY") };
}
