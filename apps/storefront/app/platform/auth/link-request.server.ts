import { decode, encode } from "@auth/core/jwt";
import { ownCookie } from "../http/security/own-cookie.server.ts";
import { signedInCustomer } from "./sign-in.server.ts";
import type { Visit } from "../http/visit.server.ts";

/** Long enough to type a password at a provider. */
const SECONDS = 15 * 60;
const cookie = ownCookie("link", SECONDS);
const SALT = "hearth-link";

/**
 * A customer has pressed "link": kept sealed, with their id, until the provider answers. Any other sign-in forgets it. So neither a
 * planted session nor a planted answer of a provider links anything to anybody.
 */
export async function rememberLinkRequest(visit: Visit, provider: string | null): Promise<void> {
  const customer = provider === null ? null : await signedInCustomer(visit);
  if (customer === null) return cookie.clear(visit);
  const token = { sub: customer.id, provider };
  cookie.write(visit, await encode({ token, secret: visit.auth.secret, salt: SALT, maxAge: SECONDS }));
}

/** Whether this customer has asked for a link to this provider. It is granted once. */
export async function takeLinkRequest(
  visit: Pick<Visit, "publicUrl" | "auth" | "cookies">,
  request: Request,
  wanted: { provider: string; customerId: string },
): Promise<boolean> {
  const token = cookie.read(visit, request);
  if (token === null) return false;
  cookie.clear(visit);
  const asked = await decode({ token, secret: visit.auth.secret, salt: SALT }).catch(() => null);
  return asked?.sub === wanted.customerId && asked["provider"] === wanted.provider;
}
