import { randomBytes } from "node:crypto";
import { CONTAINER_POLICY_NAME } from "../../browser/container-policy.ts";
import { HTML_POLICY_NAME } from "../../browser/own-html.ts";
import type { TagManagerConfig } from "../../config/tag-manager-config.server.ts";

/**
 * A nonce belongs to one render, not to one visitor: a page kept in a shared cache keeps the nonce it was rendered with.
 * That is safe because content and nonce are fixed together. Whatever could change the content is part of the cache key and so
 * gets a render, and a nonce, of its own; nobody can add a script to bytes that already exist.
 */
export function createNonce(): string {
  return randomBytes(16).toString("base64");
}

interface PolicySettings {
  nonce: string;
  isSecure: boolean;
  /** Its script comes in by `strict-dynamic`; it connects to its own addresses only, pictures aside. */
  tagManager: Pick<TagManagerConfig, "origins" | "policies"> | null;
}

/** Media come through this server, so only editors' pictures from elsewhere need another origin. */
export function contentSecurityPolicy({ nonce, isSecure, tagManager }: PolicySettings): string {
  const directives = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data: https:",
    ["connect-src 'self'", ...(tagManager?.origins ?? [])].join(" "),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // Videos, put in after consent only.
    "frame-src https://www.youtube-nocookie.com https://player.vimeo.com",
    "frame-ancestors 'none'",
    // Text becomes elements or scripts in one place only: own-html.ts.
    "require-trusted-types-for 'script'",
    [
      "trusted-types",
      HTML_POLICY_NAME,
      ...(tagManager ? [CONTAINER_POLICY_NAME, ...tagManager.policies] : []),
    ].join(" "),
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
    // Both, as browsers know one or the other.
    `report-uri ${REPORT_PATH}`,
    `report-to ${REPORT_GROUP}`,
  ];
  return directives.join("; ");
}

/** Where browsers tell what the policy refused. */
export const REPORT_PATH = "/csp-report";
const REPORT_GROUP = "csp";

/** Beside the policy: which address the name in it means. */
export const reportingEndpoints = `${REPORT_GROUP}="${REPORT_PATH}"`;

/** For what is no page: it loads nothing and stands in nobody's frame. */
export const POLICY_OF_OTHERS = "default-src 'none'; frame-ancestors 'none'";

/** For every answer, whatever its kind. */
export function securityHeaders(isSecure: boolean): [string, string][] {
  return [
    ["x-content-type-options", "nosniff"],
    ["x-frame-options", "DENY"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["permissions-policy", "camera=(self), geolocation=(), microphone=(self), payment=(self)"],
    ["cross-origin-opener-policy", "same-origin"],
    ["cross-origin-resource-policy", "same-origin"],
    ...(isSecure
      ? [["strict-transport-security", "max-age=31536000; includeSubDomains"] as [string, string]]
      : []),
  ];
}
