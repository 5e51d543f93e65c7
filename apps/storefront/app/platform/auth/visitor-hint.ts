import type { SessionKind } from "./session-kind.ts";

/** What a browser's script may know of its visitor: the cookie of platform/auth/auth-cookies.server.ts. The server decides by itself. */
export function visitorHint(cookies: string): SessionKind {
  const [, kind] = /(?:^|;\s*)hearth-visitor=(\w+)/.exec(cookies) ?? [];
  return kind === "customer" || kind === "guest" ? kind : "anonymous";
}
