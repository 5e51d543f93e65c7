import { expect, it } from "vitest";
import { compileRouteRules } from "./compile-route-rules.ts";
import { rule } from "./route-rule.fixture.ts";
import type { KeptRouteRule } from "./route-rule.ts";

const ask = (rules: readonly KeptRouteRule[], path: string, search = "", locale = "de-DE") => {
  const hit = compileRouteRules(rules)({ locale, path, search });
  return hit && [hit.status, hit.location];
};
const one = (given: Partial<KeptRouteRule>) => [rule(given)];

it.each<[string, Partial<KeptRouteRule>, string, unknown]>([
  ["exact", {}, "/old", [301, "/new"]],
  ["exact, not below", {}, "/old/more", null],
  ["exact, escaped", { source: "/wärme" }, "/w%C3%A4rme", [301, "/new"]],
  [
    "exact, written escaped",
    { source: "/w%C3%A4rme", target: "/größe" },
    "/w%C3%A4rme",
    [301, "/gr%C3%B6%C3%9Fe"],
  ],
  ["gone", { status: 410, target: null }, "/old", [410, null]],
  ["for now", { status: 302 }, "/old", [302, "/new"]],
  ["prefix itself", { match: "prefix" }, "/old", [301, "/new"]],
  ["prefix and all below", { match: "prefix" }, "/old/a/b", [301, "/new/a/b"]],
  ["prefix, not a longer word", { match: "prefix" }, "/older", null],
  ["prefix to the top", { match: "prefix", target: "/" }, "/old/a", [301, "/a"]],
  [
    "prefix out of the shop",
    { match: "prefix", target: "https://p.example/x" },
    "/old/a",
    [301, "https://p.example/x/a"],
  ],
  [
    "a named segment",
    { match: "pattern", source: "/old/:id", target: "/new/:id/x" },
    "/old/a%2Fb",
    [301, "/new/a%2Fb/x"],
  ],
  ["a named segment, wanted", { match: "pattern", source: "/old/:id", target: "/new/:id" }, "/old", null],
  ["an open end", { match: "pattern", source: "/old/:a/*", target: "/:a/*" }, "/old/x/y/z", [301, "/x/y/z"]],
  [
    "an open end that is dropped",
    { match: "pattern", source: "/old/*", target: "/new" },
    "/old/x/y",
    [301, "/new"],
  ],
  [
    "a name in the query",
    { match: "pattern", source: "/find/:term", target: "/search?search=:term" },
    "/find/a&b%20c",
    [301, "/search?search=a%26b%20c"],
  ],
  ["somebody else's slash", { target: "https://p.example/a/" }, "/old", [301, "https://p.example/a/"]],
  ["signs of regular expressions, as they stand", { source: "/(a+)+$" }, "/(a+)+$", [301, "/new"]],
  ["a wrong escape", {}, "/old%", null],
])("%s [44]", (_name, given, path, expected) => {
  expect(ask(one(given), path)).toEqual(expected);
});

it.each<[Partial<KeptRouteRule>, string]>([
  [{ keepsQuery: true }, "/new?a=1&b=2"],
  [{ keepsQuery: false }, "/new"],
  [{ keepsQuery: true, target: "/new?c=3#d" }, "/new?c=3&a=1&b=2#d"],
  [{ keepsQuery: false, target: "/new?c=3" }, "/new?c=3"],
])("keeps or drops the query, by rule: %o [44]", (given, expected) => {
  expect(ask(one(given), "/old", "?a=1&b=2")).toEqual([301, expected]);
});

it("holds in its language, or in every one, and the language counts first [44]", () => {
  const rules = [
    rule({ id: "0", target: "/all" }),
    rule({ id: "1", target: "/polish", locale: "pl-PL" }),
    rule({ id: "2", source: "/only", locale: "en-GB" }),
  ];
  const answers = ["de-DE", "en-GB", "pl-PL"].map((locale) => [
    ask(rules, "/old", "", locale)?.[1],
    ask(rules, "/only", "", locale)?.[1],
  ]);
  expect(answers).toEqual([
    ["/all", undefined],
    ["/all", "/new"],
    ["/polish", undefined],
  ]);
});

it("takes the exact one first, then by position, then the longer one [44]", () => {
  const rules = [
    rule({ id: "0", match: "prefix", source: "/a", target: "/wide", position: 1 }),
    rule({ id: "1", match: "pattern", source: "/a/:x", target: "/second", position: 1 }),
    rule({ id: "2", match: "pattern", source: "/a/b/*", target: "/first" }),
    rule({ id: "3", source: "/a/b", target: "/exact", position: 9 }),
  ];
  expect(["/a/b", "/a/b/c", "/a/c", "/a/c/d"].map((path) => ask(rules, path)?.[1])).toEqual([
    "/exact",
    "/first",
    "/second",
    "/wide/c/d",
  ]);
});

it("goes a chain in one step, as lasting as its least lasting part [44]", () => {
  const rules = [
    rule({ id: "0", source: "/a", target: "/b", keepsQuery: true }),
    rule({ id: "1", source: "/b", target: "/c?d=1", keepsQuery: true, status: 302 }),
    rule({ id: "2", source: "/x", target: "/y" }),
    rule({ id: "3", source: "/y", target: null, status: 410 }),
  ];
  expect(ask(rules, "/a", "?q=1")).toEqual([302, "/c?d=1&q=1"]);
  expect(ask(rules, "/x")).toEqual([410, null]);
});

it("leaves out what it cannot read [44]", () => {
  expect(
    ask([rule({ id: "0", target: "//evil.example" }), rule({ id: "1", source: "/b" })], "/old"),
  ).toBeNull();
});
