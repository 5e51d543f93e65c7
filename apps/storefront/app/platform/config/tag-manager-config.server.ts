import { createHash } from "node:crypto";

/** A tag manager of somebody else. The browser loads it from there, once the visitor has agreed. */
export interface TagManagerConfig {
  /** Address of the container's script. */
  url: string;
  /** Who gets data, as visitors are told: all of them. */
  host: string;
  /** Where its script may send what it counted, its own address among them. */
  origins: string[];
  /** A short name of all origins together: who agreed to others is asked again. */
  receivers: string;
  /** Names of the Trusted Types policies its script brings. */
  policies: string[];
}

type Env = Record<string, string | undefined>;

const desk = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Null where none is configured: then nobody is asked, and nothing is loaded. */
export function readTagManagerConfig(env: Env): TagManagerConfig | null {
  if (!env.TAG_MANAGER_URL) return null;
  const url = readUrl("TAG_MANAGER_URL", env.TAG_MANAGER_URL);
  const others = words(env.TAG_MANAGER_HOSTS).map((host) => readUrl("TAG_MANAGER_HOSTS", host).origin);
  const policies = words(env.TAG_MANAGER_POLICIES);
  const wrong = policies.find((name) => !/^[\w#=/@.%-]+$/.test(name));
  if (wrong !== undefined) throw new Error(`TAG_MANAGER_POLICIES: "${wrong}" is no name of a policy`);
  const origins = [...new Set([url.origin, ...others])];
  return {
    url: url.href,
    host: origins.map((origin) => new URL(origin).host).join(", "),
    origins,
    receivers: shortNameOf(origins),
    policies,
  };
}

function shortNameOf(origins: readonly string[]): string {
  return createHash("sha256").update(origins.toSorted().join(" ")).digest("hex").slice(0, 8);
}

function readUrl(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && desk.test(url.hostname));
  if (!url || !isSafe) throw new Error(`${name} must be an address with https, got "${value}"`);
  return url;
}

function words(text: string | undefined): string[] {
  return (text ?? "").split(/[\s,]+/).filter(Boolean);
}
