import { expect, it } from "vitest";
import { returnTarget } from "./return-target.ts";

const home = "/account";

it.each([
  "/account/order",
  "/pl-PL/account",
  "/checkout/cart?x=1",
  "/waermepumpe-8-kw",
  "/detail/0123456789abcdef0123456789abcdef#reviews",
  "/",
])("leads to the page %s", (path) => expect(returnTarget(path, home)).toBe(path));

it.each([
  null,
  "",
  "/login",
  "/pl-PL/login/with/google",
  "/api/auth/signout",
  "/account/logout",
  "/session",
  "/register",
])("leads home instead of %j", (path) => expect(returnTarget(path, home)).toBe(home));

/** Every way to write another host we know of: beginnings, hosts and ends, each with each. */
const beginnings = [
  "//",
  "///",
  "////",
  "/\\",
  "\\/",
  "\\\\",
  "/\\/",
  "/\t/",
  "/\n/",
  "/\r\n/",
  "\t//",
  " //",
  "\u0000//",
  "\u00a0//",
  "\u2028//",
  "http://",
  "https://",
  "HTTPS://",
  "https:/",
  "https:",
  "https:\\\\",
  "//user@",
  "/@",
  "//localhost@",
  "//localhost:3000@",
  "javascript://",
  "javascript:",
  "java\nscript:",
  "data:text/html,",
  "vbscript:",
  "blob:https://",
  "ftp://",
  "file://",
  "ws://",
  "mailto:",
  "/%09/",
  "/%5c/",
  "/%2f%2f",
  "%2f%2f",
  "/..//",
  "/.//",
  "/./../..//",
  "/login?redirect=//",
  "/\u2215/",
  "/\uff0f",
  "/\u3002",
  "?//",
  "#//",
  ".",
  "@",
  ":",
];
const hosts = [
  "evil.example",
  "evil.example/account",
  "evil%2eexample",
  "evil\u3002example",
  "2130706433",
  "[::1]",
  "localhost.evil.example",
  "evil.example:443",
  "evil.example\\@localhost",
  "evil.example#@localhost",
  "evil.example?.localhost",
  "xn--evl-hma.example",
];
const corpus = beginnings.flatMap((beginning) => hosts.map((host) => beginning + host));

it(`sends nobody away from the shop by one of ${corpus.length} tricks`, () => {
  expect(corpus.length).toBeGreaterThan(500);
  const shop = "https://hearth.example";
  const away = corpus.filter((trick) => {
    const target = returnTarget(trick, home);
    return new URL(target, shop).origin !== shop || /^[/\\]{2}|[\s\\]|^[^/]/.test(target);
  });
  expect(away).toEqual([]);
});
