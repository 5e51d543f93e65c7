import { randomInt } from "node:crypto";
import { parseCookieHeader } from "./cookie-header.server.ts";

const year = 365 * 24 * 60 * 60;
const tokenShape = /^[A-Za-z0-9]{32}$/;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Who this visitor is to the shop API. Lives for one request; the token never reaches the browser's scripts. */
export type Session = {
  /** The context token, made on the first call that needs one. */
  token: () => string;
  /** The shop API gave another token: it is the one to use from now on. */
  adopt: (token: string | null) => void;
  /** The cookie to send, when the token is new or changed. */
  cookie: () => string | null;
};

function sessionCookieName(isSecure: boolean): string {
  return isSecure ? "__Host-hearth-context" : "hearth-context";
}

export function openSession(
  cookieHeader: string | null,
  isSecure: boolean,
  makeToken = randomToken,
): Session {
  const name = sessionCookieName(isSecure);
  const sent = parseCookieHeader(cookieHeader).get(name) ?? "";
  const known = tokenShape.test(sent) ? sent : null;
  let current = known;
  return {
    token: () => (current ??= makeToken()),
    adopt: (token) => {
      if (token !== null && tokenShape.test(token)) current = token;
    },
    cookie: () =>
      current === null || current === known
        ? null
        : `${name}=${current}; Path=/; Max-Age=${year}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`,
  };
}

function randomToken(): string {
  return Array.from({ length: 32 }, () => alphabet[randomInt(alphabet.length)]).join("");
}
