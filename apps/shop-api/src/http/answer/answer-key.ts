import { hash } from "node:crypto";
import type { Endpoint, ParsedRequest } from "@hearth/contract";
import type { Scope } from "../../modules/context/index.ts";
import { canonicalJson } from "../../platform/cache/canonical-json.ts";

export interface AnswerQuestion {
  endpoint: Endpoint;
  /** As understood, not as written: spaces, order and spelling make no other question of it. */
  asked: ParsedRequest<Endpoint>;
  scope: Scope;
  hasSeoUrls: boolean;
}

/**
 * All an answer may depend on, listed one by one: nothing else of the request, above all no token, may matter. Its hash is the name of
 * the answer, so that what somebody sends takes no room here.
 */
export function answerKey({ endpoint, asked, scope, hasSeoUrls }: AnswerQuestion): string {
  const parts = [
    endpoint.operationId,
    scope.channel.id,
    scope.languageId,
    scope.currencyId,
    scope.countryId,
    scope.customerGroupId,
    scope.taxState,
    scope.tellsTax ? "tells tax" : "",
    hasSeoUrls ? "seo" : "",
    canonicalJson(asked),
  ];
  return hash("sha256", parts.join("\n"), "base64url");
}
