import type { CartVisit } from "../../modules/cart/index.ts";
import type { Services } from "../../services.ts";

type Asked = Pick<CartVisit, "channel" | "token" | "languageId" | "now">;

/** Somebody who comes to their cart: a request, or the scope of a session that is open already. */
export function cartVisit(services: Services, { channel, token, languageId, now }: Asked): CartVisit {
  const { sql, writes, carts, references, config } = services;
  const lifetimeSeconds = config.sessionLifetimeSeconds;
  return { sql, writes, carts, references, channel, token, languageId, lifetimeSeconds, now };
}
