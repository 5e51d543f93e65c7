import { ownCookie } from "../http/security/own-cookie.server.ts";
import type { Visit } from "../http/visit.server.ts";

/** Providers keep an agreed payment for three hours. */
const cookie = ownCookie("express", 3 * 60 * 60);

/** The wallet payment that was agreed to from the cart: the order is placed with it (`expressId`). Null: there is none. */
export function readExpressId(visit: Pick<Visit, "publicUrl">, request: Request): string | null {
  return cookie.read(visit, request);
}

export function rememberExpressId(visit: Pick<Visit, "publicUrl" | "cookies">, id: string): void {
  cookie.write(visit, id);
}

/** Once the order is placed, or the shopper pays in another way. */
export function forgetExpressId(visit: Pick<Visit, "publicUrl" | "cookies">): void {
  cookie.clear(visit);
}
