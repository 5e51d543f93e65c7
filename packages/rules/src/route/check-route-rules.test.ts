import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkRouteRules } from "./check-route-rules.ts";
import { compileRouteRules } from "./compile-route-rules.ts";
import { anyPath, anyRules, rule } from "./route-rule.fixture.ts";
import type { KeptRouteRule } from "./route-rule.ts";

const hosts = new Set(["partner.example"]);
const codes = (...rules: readonly KeptRouteRule[]) => checkRouteRules(rules, hosts).map(({ code }) => code);

describe("a source", () => {
  it.each<[string, Partial<KeptRouteRule>]>([
    ["SOURCE_INVALID", { source: "old" }],
    ["SOURCE_INVALID", { source: "//host/old" }],
    ["SOURCE_INVALID", { source: "/old/" }],
    ["SOURCE_INVALID", { source: "/old?a=1" }],
    ["SOURCE_INVALID", { source: "/a\\b" }],
    ["SOURCE_INVALID", { source: "/a/../b" }],
    ["SOURCE_INVALID", { source: "/%zz" }],
    ["SOURCE_INVALID", { source: "/old/:name" }],
    ["SOURCE_INVALID", { match: "prefix", source: "/old/*" }],
    ["SOURCE_INVALID", { match: "pattern", source: "/old/*/more" }],
    ["SOURCE_TOO_WIDE", { source: "/" }],
    ["SOURCE_TOO_WIDE", { match: "prefix", source: "/" }],
    ["SOURCE_TOO_WIDE", { match: "pattern", source: "/*" }],
    ["SOURCE_TOO_WIDE", { match: "pattern", source: "/:name/old" }],
    ["SOURCE_RESERVED", { match: "prefix", source: "/checkout" }],
    ["SOURCE_RESERVED", { source: "/withdrawal" }],
    ["SOURCE_RESERVED", { source: "/en-GB/old" }],
  ])("%s: %o [44]", (code, given) => {
    expect(codes(rule(given))).toEqual([code]);
  });

  it("is taken once in a language and a channel [44]", () => {
    const taken = (...more: Partial<KeptRouteRule>[]) =>
      codes(...more.map((given, place) => rule({ id: `${place}`, target: `/to-${place}`, ...given })));
    expect(taken({}, {})).toEqual(["SOURCE_TAKEN", "SOURCE_TAKEN"]);
    expect(taken({ locale: "de-DE" }, { locale: "pl-PL" })).toEqual([]);
    expect(taken({ channelId: "a" }, { channelId: "b" })).toEqual([]);
    expect(taken({ locale: "de-DE" }, {})).toEqual([]);
    const patterns = ["/old/:a", "/old/:b"].map((source) => ({ match: "pattern", source }) as const);
    expect(taken(...patterns)).toEqual(["SOURCE_TAKEN", "SOURCE_TAKEN"]);
  });
});

describe("a target", () => {
  it.each<[string, Partial<KeptRouteRule>]>([
    ["TARGET_MISSING", { target: null }],
    ["TARGET_UNWANTED", { status: 410 }],
    ["TARGET_INVALID", { target: "new" }],
    ["TARGET_INVALID", { target: "" }],
    ["TARGET_INVALID", { target: "//evil.example" }],
    ["TARGET_INVALID", { target: "/\\evil.example" }],
    ["TARGET_INVALID", { target: "\\\\evil.example" }],
    ["TARGET_INVALID", { target: "javascript:alert(1)" }],
    ["TARGET_INVALID", { target: "JavaScript://partner.example/%0aalert(1)" }],
    ["TARGET_INVALID", { target: "data:text/html,x" }],
    ["TARGET_INVALID", { target: "http://partner.example/" }],
    ["TARGET_INVALID", { target: "https:partner.example" }],
    ["TARGET_INVALID", { target: "https:/partner.example" }],
    ["TARGET_INVALID", { target: "https://partner.example@evil.example/" }],
    ["TARGET_INVALID", { target: "https://partner.example\\@evil.example/" }],
    ["TARGET_INVALID", { target: "https://partner.example:x@evil.example/" }],
    ["TARGET_INVALID", { target: " https://partner.example" }],
    ["TARGET_INVALID", { target: "https://partner.example/a\nSet-Cookie:b" }],
    ["TARGET_INVALID", { target: "/new?a=\r\nb" }],
    ["TARGET_INVALID", { target: "https://[::1]/" }],
    ["TARGET_INVALID", { target: "https://PARTNER.example/" }],
    ["TARGET_INVALID", { match: "pattern", source: "/go/:host", target: "https://:host/" }],
    ["TARGET_INVALID", { match: "pattern", source: "/go/:host", target: "https://:host.partner.example/" }],
    ["TARGET_INVALID", { match: "pattern", source: "/go/*", target: "//*" }],
    ["TARGET_INVALID", { match: "pattern", source: "/go/*", target: "https://*" }],
    ["TARGET_INVALID", { target: "/pl-PL/nowe" }],
    ["TARGET_HOST_UNKNOWN", { target: "https://evil.example/" }],
    ["TARGET_HOST_UNKNOWN", { target: "https://partner.example.evil.example/" }],
    ["TARGET_HOST_UNKNOWN", { target: "https://sub.partner.example/" }],
    ["TARGET_HOST_UNKNOWN", { target: "https://partner.example:8443/" }],
    ["TARGET_NAME_UNKNOWN", { target: "/new/:name" }],
    ["TARGET_NAME_UNKNOWN", { match: "pattern", source: "/old/:a", target: "/new?b=:b" }],
    ["TARGET_NAME_UNKNOWN", { match: "pattern", source: "/old/:a", target: "/new/*" }],
  ])("%s: %o is refused [44]", (code, given) => {
    expect(codes(rule(given))).toEqual([code]);
  });

  it.each<Partial<KeptRouteRule>>([
    { target: "/" },
    { target: "/new/deep?a=1#part" },
    { target: "https://partner.example" },
    { target: "https://partner.example/a/?b=c#d", status: 302 },
    { match: "pattern", source: "/old/:a/*", target: "/new/:a/*" },
    { match: "pattern", source: "/find/:term", target: "/search?search=:term" },
    { match: "prefix", source: "/shop", target: "https://partner.example/shop" },
    { status: 410, target: null },
  ])("%o is taken [44]", (given) => {
    expect(codes(rule(given))).toEqual([]);
  });
});

describe("a loop", () => {
  const chain = (...ways: readonly [source: string, target: string][]) =>
    ways.map(([source, target], place) => rule({ id: `${place}`, source, target }));

  it.each<[string, readonly KeptRouteRule[]]>([
    ["onto itself", chain(["/a", "/a"])],
    ["onto itself in another spelling", chain(["/ä", "/%C3%A4"])],
    ["onto itself with a query", chain(["/a", "/a?b=c"])],
    ["there and back", chain(["/a", "/b"], ["/b", "/a"])],
    ["through five rules", chain(["/a", "/b"], ["/b", "/c"], ["/c", "/d"], ["/d", "/e"], ["/e", "/a"])],
    ["a prefix below itself", [rule({ match: "prefix", source: "/a", target: "/a/b" })]],
    [
      "a prefix that another leads into",
      [
        rule({ id: "0", match: "prefix", source: "/a", target: "/b" }),
        rule({ id: "1", source: "/b/x", target: "/a/x" }),
      ],
    ],
    [
      "a pattern that turns words round",
      [rule({ match: "pattern", source: "/a/:x/:y", target: "/a/:y/:x" })],
    ],
    [
      "in one language only",
      [
        rule({ id: "0", source: "/a", target: "/b", locale: "pl-PL" }),
        rule({ id: "1", source: "/b", target: "/a" }),
      ],
    ],
    [
      "whose circle first shrinks",
      [
        rule({ id: "0", match: "prefix", source: "/a/b", target: "/c" }),
        rule({ id: "1", match: "prefix", source: "/c", target: "/a/b" }),
      ],
    ],
  ])("%s is refused [44]", (_name, rules) => {
    expect(new Set(codes(...rules))).toEqual(new Set(["LOOP"]));
  });

  it.each<[string, readonly KeptRouteRule[]]>([
    ["a chain that ends", chain(["/a", "/b"], ["/b", "/c"])],
    ["a prefix that is taken away", [rule({ match: "prefix", source: "/shop", target: "/" })]],
    ["a neighbour with the same beginning", [rule({ match: "prefix", source: "/a", target: "/ab" })]],
    [
      "ways of different languages",
      [
        rule({ id: "0", source: "/a", target: "/b", locale: "pl-PL" }),
        rule({ id: "1", source: "/b", target: "/a", locale: "de-DE" }),
      ],
    ],
    [
      "ways of different channels",
      [
        rule({ id: "0", source: "/a", target: "/b", channelId: "x" }),
        rule({ id: "1", source: "/b", target: "/a", channelId: "y" }),
      ],
    ],
    ["a way out of the shop", [rule({ match: "prefix", source: "/a", target: "https://partner.example/a" })]],
  ])("%s is none [44]", (_name, rules) => {
    expect(codes(...rules)).toEqual([]);
  });

  it("names the others it goes through [44]", () => {
    const [first] = checkRouteRules(chain(["/a", "/b"], ["/b", "/a"], ["/x", "/y"]), hosts);
    expect(new Set([first?.ruleId, ...(first?.with ?? [])])).toEqual(new Set(["0", "1"]));
  });
});

describe("rules that are taken", () => {
  it("lead every path to an end [44]", () => {
    let walked = 0;
    fc.assert(
      fc.property(anyRules, anyPath, (rules, path) => {
        if (checkRouteRules(rules, hosts).length > 0) return;
        const find = compileRouteRules(rules);
        const seen = new Set<string>();
        for (let at: string | null = path; at !== null;) {
          expect(seen.has(at)).toBe(false);
          seen.add(at);
          const hit = find({ locale: "de-DE", path: at, search: "" });
          at = hit && !hit.isExternal ? hit.location : null;
        }
        if (seen.size > 1) walked += 1;
      }),
      { numRuns: 5000 },
    );
    // Else it proves nothing.
    expect(walked).toBeGreaterThan(100);
  });

  it("never lead to a host that is not the shop's or one of its choice [44]", () => {
    const part = fc.oneof(
      fc.constantFrom("a", "b"),
      fc.constantFrom("/evil.example", "\\evil.example", "%2Fevil.example", "%2F%2Fevil.example", "%5Cevil"),
      fc.constantFrom("..", "%2e%2e", "@evil.example", "https:", "ü"),
    );
    const hostile = fc.array(part, { maxLength: 2 }).map((parts) => ["/a", ...parts].join("/"));
    fc.assert(
      fc.property(anyRules, hostile, (rules, path) => {
        if (checkRouteRules(rules, hosts).length > 0) return;
        const hit = compileRouteRules(rules)({ locale: "de-DE", path, search: "?next=//evil.example" });
        if (!hit?.location) return;
        const { host, protocol } = new URL(hit.location, "https://shop.example");
        expect([protocol, host]).toEqual(["https:", hit.isExternal ? "partner.example" : "shop.example"]);
      }),
      { numRuns: 5000 },
    );
  });
});
