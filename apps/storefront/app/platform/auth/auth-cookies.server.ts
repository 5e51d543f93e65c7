import { decode, encode } from "@auth/core/jwt";
import { parseCookieHeader } from "../http/security/cookie-header.server.ts";
import type { SessionKind } from "./session-kind.ts";
import type { Visit } from "../http/visit.server.ts";

/** Who signed in, as the auth handler keeps it in its cookie. It opens nothing: the shop API knows only the context token. */
export interface AuthIdentity {
  id: string;
  name: string;
  email: string;
}

export const AUTH_LIFETIME_SECONDS = 30 * 24 * 60 * 60;

export function isSecureVisit({ publicUrl }: Pick<Visit, "publicUrl">): boolean {
  return publicUrl.startsWith("https:");
}

export function authCookieName(isSecure: boolean, name = "auth"): string {
  return `${isSecure ? "__Host-" : ""}hearth-${name}`;
}

/** Whether a browser's script need ask who is there. It says no more than that, so scripts may read it. */
const HINT_NAME = "hearth-visitor";

type AuthVisit = Pick<Visit, "publicUrl" | "auth" | "cookies">;

/** A cookie as the auth handler makes it, for sign-ins that do not come through it: a form, a confirmed registration. */
export async function issueAuthCookie(visit: AuthVisit, { id, name, email }: AuthIdentity): Promise<string> {
  const isSecure = isSecureVisit(visit);
  const cookie = authCookieName(isSecure);
  const loginToken = crypto.randomUUID();
  const token = { sub: id, name, email, loginToken };
  const { secret } = visit.auth;
  const value = await encode({ token, secret, salt: cookie, maxAge: AUTH_LIFETIME_SECONDS });
  visit.cookies.push(writeCookie(cookie, value, { seconds: AUTH_LIFETIME_SECONDS, isSecure }));
  hintVisitor(visit, "customer");
  return loginToken;
}

/** Whether an answer of the auth handler signs somebody in. The address it leads to may be any page, with any parameters. */
export function isSigningIn(visit: Pick<Visit, "publicUrl">, { headers }: Response): boolean {
  const begin = `${authCookieName(isSecureVisit(visit))}=`;
  return headers.getSetCookie().some((cookie) => cookie.startsWith(begin) && !cookie.startsWith(`${begin};`));
}

/** Who the cookie names, and by which sign-in. Null for none, an old one and one that is not ours. */
export async function readAuthCookie(
  visit: Pick<Visit, "publicUrl" | "auth">,
  header: string | null,
): Promise<{ id: string; loginToken: string } | null> {
  const name = authCookieName(isSecureVisit(visit));
  const token = parseCookieHeader(header).get(name);
  if (!token) return null;
  const sealed = await decode({ token, secret: visit.auth.secret, salt: name }).catch(() => null);
  const { sub, loginToken } = sealed ?? {};
  return typeof sub === "string" && typeof loginToken === "string" ? { id: sub, loginToken } : null;
}

export function clearAuthCookie(visit: AuthVisit, kind: "anonymous" | "guest" = "anonymous"): void {
  const isSecure = isSecureVisit(visit);
  visit.cookies.push(writeCookie(authCookieName(isSecure), "", { seconds: 0, isSecure }));
  hintVisitor(visit, kind);
}

export function hintVisitor(visit: Pick<Visit, "publicUrl" | "cookies">, kind: SessionKind): void {
  const isSecure = isSecureVisit(visit);
  const seconds = kind === "anonymous" ? 0 : AUTH_LIFETIME_SECONDS;
  visit.cookies.push(writeCookie(HINT_NAME, kind, { seconds, isSecure, isForScripts: true }));
}

interface Writing {
  seconds: number;
  isSecure: boolean;
  isForScripts?: boolean;
}

export function writeCookie(
  name: string,
  value: string,
  { seconds, isSecure, isForScripts }: Writing,
): string {
  const secrecy = `${isForScripts ? "" : "; HttpOnly"}${isSecure ? "; Secure" : ""}`;
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secrecy}`;
}
