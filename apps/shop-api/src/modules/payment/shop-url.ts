import { failure } from "@hearth/contract";
import type { Scope } from "../context/index.ts";

/** Longer ones do not fit into a return address. */
const MAX_LENGTH = 500;

/** Addresses the browser is sent to afterwards belong to the shop: nobody may use a payment to lead people elsewhere. */
export function requireShopUrl(scope: Scope, field: string, address: string): string {
  const url = address.length > MAX_LENGTH ? null : URL.parse(address);
  const domains = scope.reference.domainsByChannel.get(scope.channel.id) ?? [];
  if (url && url.username === "" && url.password === "" && domains.some((domain) => isBelow(url, domain.url)))
    return address;
  throw failure(400, "FRAMEWORK__INVALID_REQUEST_PARAMETER", {
    detail: `The ${field} is not an address of this shop.`,
    pointer: `/${field}`,
  });
}

function isBelow(url: URL, domain: string): boolean {
  const base = new URL(domain);
  return url.origin === base.origin && `${url.pathname}/`.startsWith(base.pathname.replace(/\/*$/, "/"));
}

/** The page of an address gets told what went wrong. */
export function withErrorCode(address: string, code: string): string {
  const url = new URL(address);
  url.searchParams.set("error-code", code);
  return url.href;
}
