import type { Customer } from "@hearth/contract";
import type { Locale } from "@hearth/i18n";
import type { AuthConfig } from "./auth-config.server.ts";
import { clearAuthCookie, readAuthCookie } from "./auth-cookies.server.ts";
import { toHref } from "../links/link-target.ts";
import { moveTo } from "../http/answer/page-failure.server.ts";
import { returnTarget } from "../links/return-target.ts";
import { guardPage, guardSettings } from "./route-guard.ts";
import { isLoggedIn, sessionKind } from "./session-kind.ts";
import { ShopApiError } from "../shop/client/shop-error.ts";
import { currentCustomer } from "./sign-in.server.ts";
import type { Visit } from "../http/visit.server.ts";

/** The page of a customer. Others are asked to sign in and come back afterwards. */
export async function requireCustomer(visit: Visit, request: Request): Promise<Customer> {
  const customer = await currentCustomer(visit);
  return customer !== null && isLoggedIn(customer) ? customer : askToSignIn(visit, request);
}

/** The page of whoever may order: a customer or a guest. */
export async function requireSession(visit: Visit, request: Request): Promise<Customer> {
  const customer = await currentCustomer(visit);
  return customer !== null && sessionKind(customer) !== "anonymous" ? customer : askToSignIn(visit, request);
}

/** A page for those who are not signed in yet. */
export async function guestOnly(visit: Visit, signedInTarget = guardSettings.signedInTarget): Promise<void> {
  const isAuthenticated = isLoggedIn(await currentCustomer(visit));
  const settings = { ...guardSettings, signedInTarget };
  const target = guardPage("guest-only", { isAuthenticated, wanted: null }, settings);
  if (target !== null) moveTo(toHref(visit.locale, target), 302);
}

/** Runs what only a customer may do. "403" means that the session has ended meanwhile: then the visitor is signed out here too. */
export async function whileSignedIn<T>(visit: Visit, request: Request, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status !== 403) throw error;
    visit.notes.leave({ key: "note.sessionExpired", type: "warning" });
    return askToSignIn(visit, request);
  }
}

/** An address that means nothing: where to sign in first, if the shop's settings say so; null: it may be said that there is no such page. */
export async function guardUnknown(
  { auth, publicUrl }: { auth: AuthConfig; publicUrl: URL },
  request: Request,
  { locale, target }: { locale: Locale; target: string },
): Promise<string | null> {
  const { isUnknownOpen } = auth;
  if (isUnknownOpen) return null;
  const known = await readAuthCookie({ auth, publicUrl: publicUrl.origin }, request.headers.get("cookie"));
  const visitor = { isAuthenticated: known !== null, wanted: returnTarget(target, "") || null };
  const path = guardPage("unknown", visitor, { ...guardSettings, isUnknownOpen });
  return path === null ? null : toHref(locale, path);
}

function askToSignIn(visit: Visit, request: Request): never {
  clearAuthCookie(visit);
  const { pathname, search } = new URL(request.url);
  // A form cannot be sent again after signing in: its page is where to go on.
  const wanted = returnTarget(pathname + (request.method === "GET" ? search : ""), "");
  const target = guardPage("protected", { isAuthenticated: false, wanted: wanted || null });
  moveTo(toHref(visit.locale, target ?? guardSettings.loginPath), 302);
}
