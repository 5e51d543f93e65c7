import { type UsedCart, useCart } from "../modules/cart/index.ts";
import type { Scope } from "../modules/context/index.ts";
import type { Services } from "../services.ts";

/** The cart of a session that is open already. */
export function runningCart(services: Services, scope: Scope): Promise<UsedCart> {
  const { sql, writes, carts, references, config } = services;
  const { channel, token, languageId, now } = scope;
  const lifetimeSeconds = config.sessionLifetimeSeconds;
  return useCart({ sql, writes, carts, references, channel, token, languageId, lifetimeSeconds, now }, null);
}
