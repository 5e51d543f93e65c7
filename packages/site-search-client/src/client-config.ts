export interface ClientConfig {
  /** Origin of the service, perhaps with a path; without a scheme https is meant. */
  server: string | undefined;
  /** Which index is asked: 32 hex characters, perhaps with a suffix after a dash. */
  hashid: string;
  /** Sent as a token when it is set: for servers only, a browser must not know it. */
  secret?: string | undefined;
  /** Sent along with every question. */
  headers?: Readonly<Record<string, string>>;
  /** For tests, and where another way to ask is wanted. */
  fetch?: typeof fetch;
  now?: () => number;
}

export const API_VERSION = "6";

export const HASHID_PATTERN = "^[0-9a-f]{32}(-[0-9a-z]+)?$";

/** The part of every address before the path of a call. */
export function baseAddress({ server, hashid }: ClientConfig): string {
  const trimmed = (server ?? "").trim().replace(/\/+$/, "");
  if (trimmed === "") throw new Error("search server is required");
  if (!new RegExp(HASHID_PATTERN, "i").test(hashid)) throw new Error("invalid hashid");
  const origin = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  return `${origin}/${API_VERSION}/${hashid}`;
}

/** The same shop in another language: `…-en`. */
export function languageHashid(hashid: string, language: string): string {
  return `${hashid.slice(0, 32)}-${language}`;
}
