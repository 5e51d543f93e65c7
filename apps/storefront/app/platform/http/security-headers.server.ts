import { randomBytes } from "node:crypto";

/**
 * A nonce belongs to one render, not to one visitor: a page kept in a shared cache keeps the nonce it was rendered with.
 * That is safe because content and nonce are fixed together. Whatever could change the content is part of the cache key and so
 * gets a render, and a nonce, of its own; nobody can add a script to bytes that already exist.
 */
export function createNonce(): string {
  return randomBytes(16).toString("base64");
}

/** Media come through this server, so only editors' pictures from elsewhere need another origin. */
export function contentSecurityPolicy(nonce: string, isSecure: boolean): string {
  const directives = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data: https:",
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // Videos, put in after consent only.
    "frame-src https://www.youtube-nocookie.com https://player.vimeo.com",
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ];
  return directives.join("; ");
}

/** For every answer, whatever its kind. */
export function securityHeaders(isSecure: boolean): [string, string][] {
  return [
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["permissions-policy", "camera=(self), geolocation=(), microphone=(self), payment=(self)"],
    ["cross-origin-opener-policy", "same-origin"],
    ...(isSecure
      ? [["strict-transport-security", "max-age=31536000; includeSubDomains"] as [string, string]]
      : []),
  ];
}
