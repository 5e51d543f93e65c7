import { parseCookieHeader } from "./cookie-header.server.ts";
import type { Visit } from "../visit.server.ts";

/** A cookie of this shop that no script reads. `name` without the prefix browsers want. */
export interface OwnCookie {
  read: (visit: Pick<Visit, "publicUrl">, request: Request) => string | null;
  write: (visit: Pick<Visit, "publicUrl" | "cookies">, value: string) => void;
  clear: (visit: Pick<Visit, "publicUrl" | "cookies">) => void;
}

/** Values are made of letters, digits, dots, dashes and underscores; whatever else comes back is nobody's. */
const plainValue = /^[\w.-]{1,3500}$/;

export function ownCookie(name: string, seconds: number): OwnCookie {
  const isSecure = ({ publicUrl }: Pick<Visit, "publicUrl">) => publicUrl.startsWith("https:");
  const fullName = (secure: boolean) => `${secure ? "__Host-" : ""}hearth-${name}`;
  const cookie = (secure: boolean, value: string, lifetime: number) =>
    `${fullName(secure)}=${value}; Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  return {
    read: (visit, request) => {
      const value = parseCookieHeader(request.headers.get("cookie")).get(fullName(isSecure(visit))) ?? "";
      return plainValue.test(value) ? value : null;
    },
    write: (visit, value) => {
      if (!plainValue.test(value)) throw new Error(`the cookie ${name} cannot hold this value`);
      visit.cookies.push(cookie(isSecure(visit), value, seconds));
    },
    clear: (visit) => void visit.cookies.push(cookie(isSecure(visit), "", 0)),
  };
}
