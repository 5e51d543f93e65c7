import type { Context } from "@hearth/contract";
import {
  type OpenedPriceView,
  openPriceView,
  type PriceView,
  priceViewName,
  sealDay,
  sealPriceView,
} from "@hearth/service/price-view";
import { parseCookieHeader } from "../../http/security/cookie-header.server.ts";
import type { Visit } from "../../http/visit.server.ts";
import { authCookieName, AUTH_LIFETIME_SECONDS, isSecureVisit, writeCookie } from "../auth-cookies.server.ts";
import { priceViewOf } from "./price-view.ts";

const LIFETIME_DAYS = AUTH_LIFETIME_SECONDS / (24 * 60 * 60);

type CookieVisit = Pick<Visit, "publicUrl" | "auth" | "cookies">;

/** What the browser was given. It says which of the shared pages are shown, and decides nothing that is paid. */
export function readPriceView(
  visit: Pick<Visit, "publicUrl" | "auth">,
  header: string | null,
): OpenedPriceView | null {
  // Consumers have none: their pages must not wait for anything.
  if (!mayHavePriceView(header) || visit.auth.serviceKey === "") return null;
  const seal = parseCookieHeader(header).get(authCookieName(isSecureVisit(visit), "prices"));
  return seal === undefined ? null : openPriceView(visit.auth.secret, seal);
}

export function mayHavePriceView(header: string | null): boolean {
  return header !== null && header.includes("hearth-prices=");
}

/** How the pages of the shop are for this visitor. On a desk without a key the shop API would not believe it: as for everybody. */
export function shownView({ auth, prices }: Pick<Visit, "auth" | "prices">, said: Context): PriceView | null {
  return auth.serviceKey === "" ? null : priceViewOf(said, prices);
}

/** The browser follows what the shop API says of its visitor. Null: nobody is signed in any more. */
export function followPriceView(
  visit: CookieVisit,
  sent: OpenedPriceView | null,
  said: Context | null,
): void {
  const view = said && shownView({ auth: visit.auth, prices: sent }, said);
  // What was chosen in this very request stays.
  if (visit.auth.serviceKey === "" || visit.cookies.some(mayHavePriceView)) return;
  const isEnding = view !== null && sent !== null && sent.lastDay < sealDay(LIFETIME_DAYS / 2);
  if (nameOf(view) !== nameOf(sent) || isEnding) keepPriceView(visit, view);
}

export function keepPriceView(visit: CookieVisit, view: PriceView | null): void {
  const isSecure = isSecureVisit(visit);
  const seal = view ? sealPriceView(visit.auth.secret[0] ?? "", view, sealDay(LIFETIME_DAYS)) : "";
  const seconds = view ? AUTH_LIFETIME_SECONDS : 0;
  visit.cookies.push(writeCookie(authCookieName(isSecure, "prices"), seal, { seconds, isSecure }));
}

function nameOf(view: PriceView | null): string | null {
  return view && priceViewName(view);
}
