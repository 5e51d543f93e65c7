import { expect, it, vi } from "vitest";
import type { KeptRoutes, RouteHit } from "../../links/route-rules.server.ts";
import { answerRoute, findRoute } from "./route-answer.server.ts";

const settings = {
  lifetime: { freshMs: 60_000, staleMs: 600_000 },
  headersOfAll: [["x-frame-options", "DENY"]] as [string, string][],
};

const lead = (hit: Partial<RouteHit>, locale: "de-DE" | "en-GB" | "pl-PL" = "de-DE", search = "") => {
  const answer = answerRoute(
    { status: 301, location: "/neu", isExternal: false, ...hit },
    { locale, search },
    settings,
  );
  return answer && [answer.status, answer.headers.get("location")];
};

it.each([
  ["de-DE", "/neu", "/neu"],
  ["en-GB", "/new?a=1#b", "/en-GB/new?a=1#b"],
  ["pl-PL", "/", "/pl-PL"],
  ["pl-PL", "/?a=/b", "/pl-PL?a=/b"],
] as const)("in %s a rule leads to %s in the same language [44]", (locale, location, expected) => {
  expect(lead({ location }, locale)).toEqual([301, expected]);
});

it("leads out of the shop without a language, unless somebody came back from there [44, 45]", () => {
  const away = { status: 302, location: "https://register.example", isExternal: true } as const;
  expect(lead(away, "pl-PL")).toEqual([302, "https://register.example"]);
  expect(lead(away, "pl-PL", "?stay=1")).toBeNull();
  expect(lead({}, "de-DE", "?stay=1")).toEqual([301, "/neu"]);
});

it("leaves what is gone to the shop's own page [44]", () => {
  expect(lead({ status: 410, location: null })).toBeNull();
});

it("lets shared caches keep what is for good, and nobody what is for now [44]", () => {
  const kept = ([301, 302] as const).map((status) =>
    answerRoute(
      { status, location: "/neu", isExternal: false },
      { locale: "de-DE", search: "" },
      settings,
    )?.headers.get("cache-control"),
  );
  expect(kept).toEqual(["public, max-age=0, s-maxage=60", "no-store"]);
});

it("asks about pages in their own spelling and language, and about nothing else [44]", async () => {
  const find = vi.fn<KeptRoutes["find"]>(async () => null);
  const routes: KeptRoutes = { find, rules: async () => [], purge: () => undefined };
  const ask = (path: string, isData = false) => findRoute(routes, path, { search: "?a=1", isData });
  await Promise.all([ask("/alt"), ask("/pl-PL/stare"), ask("/fr-FR/vieux"), ask("/alt.data", true)]);
  expect(find.mock.calls.map(([asked]) => asked)).toEqual([
    { locale: "de-DE", path: "/alt", search: "?a=1" },
    { locale: "pl-PL", path: "/stare", search: "?a=1" },
  ]);
});
