import { decode, encode } from "@auth/core/jwt";
import { ownCookie } from "../../../platform/http/security/own-cookie.server.ts";
import type { Visit } from "../../../platform/http/visit.server.ts";

/** What somebody without a session has said to see an order. */
export interface OrderProof {
  orderId: string;
  code: string;
  email: string;
  zipcode: string;
}

const HOUR = 60 * 60;
const SALT = "hearth-order";
const cookie = ownCookie("order", HOUR);

/** Sealed, so that the browser keeps neither address nor postcode in the open. Names the last order only. */
export async function rememberProof(visit: Visit, proof: OrderProof): Promise<void> {
  const { secret } = visit.auth;
  cookie.write(visit, await encode({ token: { ...proof }, secret, salt: SALT, maxAge: HOUR }));
}

export async function readProof(visit: Visit, request: Request): Promise<OrderProof | null> {
  const token = cookie.read(visit, request);
  if (token === null) return null;
  const sealed = await decode({ token, secret: visit.auth.secret, salt: SALT }).catch(() => null);
  const { orderId, code, email, zipcode } = sealed ?? {};
  if (typeof orderId !== "string" || typeof code !== "string") return null;
  return typeof email === "string" && typeof zipcode === "string" ? { orderId, code, email, zipcode } : null;
}
