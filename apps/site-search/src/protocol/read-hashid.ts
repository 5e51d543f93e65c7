import { HASHID_PATTERN } from "@hearth/site-search-client";
import { ProtocolFailure } from "./protocol-failure.ts";

const pattern = new RegExp(HASHID_PATTERN, "i");

/** `…-en` → the shop's own part, and the language if one is named. */
export function readHashid(hashid: string): { shop: string; language: string | undefined } {
  if (!pattern.test(hashid)) throw new ProtocolFailure("invalid_hashid");
  const [shop = "", language] = hashid.toLowerCase().split("-");
  return { shop, language };
}
