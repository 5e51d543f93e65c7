import { plainAddress } from "./plain-address.ts";
import type { TrustedProxies } from "./trusted-proxies.ts";

/**
 * Where a request comes from. From the peer backwards through `X-Forwarded-For`: each proxy added the address it saw, so a name counts
 * only if whoever wrote it is trusted, and only for as many proxies as there are. What a visitor wrote there themselves is never reached.
 */
export function visitorAddress(peer: string, forwarded: string | undefined, trusted: TrustedProxies): string {
  const names = (forwarded ?? "").split(",");
  let address = plainAddress(peer) ?? peer;
  for (let hop = 0; hop < trusted.hops && trusted.isTrusted(address); hop++) {
    const before = plainAddress(names.pop() ?? "");
    if (before === null) break;
    address = before;
  }
  return address;
}
