import { randomInt } from "node:crypto";
import { parseCookieHeader } from "../http/security/cookie-header.server.ts";

const YEAR = 365 * 24 * 60 * 60;
const tokenShape = /^[A-Za-z0-9]{32}$/;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Who this visitor is to the shop API. Lives for one request; the token never reaches the browser's scripts. */
export interface Session {
  /** The context token, made on the first call that needs one. */
  token: () => string;
  /** The shop API gave another token: it is the one to use from now on. */
  adopt: (token: string | null) => void;
  /** The cookie to send, when the token is new or changed. */
  cookie: () => string | null;
  /** What the shop API knows this browser by, once somebody has signed in with it. */
  device: () => string | null;
  /** The shop API has just come to know this browser. */
  keepDevice: (token: string | undefined) => void;
  deviceCookie: () => string | null;
}

function cookieName(name: "context" | "device", isSecure: boolean): string {
  return `${isSecure ? "__Host-" : ""}hearth-${name}`;
}

const deviceShape = /^[\w.-]{1,200}$/;

export function openSession(
  cookieHeader: string | null,
  isSecure: boolean,
  makeToken = randomToken,
): Session {
  const cookies = parseCookieHeader(cookieHeader);
  const sent = cookies.get(cookieName("context", isSecure)) ?? "";
  const sentDevice = cookies.get(cookieName("device", isSecure)) ?? "";
  let newDevice: string | null = null;
  const write = (name: "context" | "device", value: string) =>
    `${cookieName(name, isSecure)}=${value}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  const known = tokenShape.test(sent) ? sent : null;
  let current = known;
  return {
    token: () => (current ??= makeToken()),
    adopt: (token) => {
      if (token !== null && tokenShape.test(token)) current = token;
    },
    cookie: () => (current === null || current === known ? null : write("context", current)),
    device: () => newDevice ?? (deviceShape.test(sentDevice) ? sentDevice : null),
    keepDevice: (token) => {
      if (token !== undefined && deviceShape.test(token)) newDevice = token;
    },
    deviceCookie: () => (newDevice === null ? null : write("device", newDevice)),
  };
}

function randomToken(): string {
  return Array.from({ length: 32 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
