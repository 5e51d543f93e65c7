import { describe, expect, it } from "vitest";
import { decideSeoHit, decideTechnical, readPath, resolvePath } from "./resolve-path.ts";
import type { SeoUrlHit, SeoUrlLookup } from "./resolve-path.ts";

const id = "0123456789abcdef0123456789abcdef";
const hit = (seoPathInfo: string, over: Partial<SeoUrlHit> = {}): SeoUrlHit => ({
  foreignKey: id,
  routeName: "frontend.navigation.page",
  seoPathInfo,
  isDeleted: false,
  ...over,
});

describe("readPath", () => {
  it.each([
    ["/", { kind: "home" }],
    ["/kontakt", { kind: "seo", seoPath: "kontakt" }],
    ["/heizung/heizk%C3%B6rper", { kind: "seo", seoPath: "heizung/heizkörper" }],
    [`/detail/${id}`, { kind: "technical", entity: "product", id }],
    [`/detail/${id.toUpperCase()}`, { kind: "technical", entity: "product", id }],
    [`/navigation/${id}`, { kind: "technical", entity: "category", id }],
    [`/landingPage/${id}`, { kind: "technical", entity: "landing_page", id }],
    ["/detail/kurz", { kind: "seo", seoPath: "detail/kurz" }],
    [`/detail/${id}/mehr`, { kind: "seo", seoPath: `detail/${id}/mehr` }],
  ])("reads %s [32, 35]", (path, expected) => {
    expect(readPath(path)).toEqual(expected);
  });
});

const category = { kind: "render", page: { entity: "category", id } };
const gone = { kind: "missing", path: "/kontakt" };

describe("decideSeoHit for /kontakt", () => {
  it.each([
    ["shows the page under its own path", hit("kontakt"), category],
    ["moves from an old path", hit("service/kontakt"), { kind: "moved", to: "/service/kontakt" }],
    ["moves from another spelling", hit("Kontakt"), { kind: "moved", to: "/Kontakt" }],
    ["misses an unknown path", null, gone],
    ["misses a deleted path", hit("kontakt", { isDeleted: true }), gone],
    ["misses a kind of page we do not have", hit("kontakt", { routeName: "frontend.blog.page" }), gone],
  ])("%s", (_name, found, expected) => {
    expect(decideSeoHit("/kontakt", found)).toEqual(expected);
  });

  it("knows products and landing pages by their route names [36]", () => {
    const product = hit("kontakt", { routeName: "frontend.detail.page" });
    const landing = hit("kontakt", { routeName: "frontend.landing.page" });
    expect(decideSeoHit("/kontakt", product)).toEqual({ kind: "render", page: { entity: "product", id } });
    expect(decideSeoHit("/kontakt", landing)).toEqual({
      kind: "render",
      page: { entity: "landing_page", id },
    });
  });
});

describe("decideTechnical", () => {
  it("moves to the SEO path when there is one and shows the page when there is none [35]", () => {
    expect(decideTechnical("product", id, hit("aero"))).toEqual({ kind: "moved", to: "/aero" });
    expect(decideTechnical("product", id, null)).toEqual({ kind: "render", page: { entity: "product", id } });
  });
});

describe("resolvePath", () => {
  const paths = new Map([["contact", hit("contact")]]);
  const lookup: SeoUrlLookup = {
    bySeoPath: async (path) => paths.get(path) ?? null,
    byEntity: async (_entity, asked) => (asked === id ? hit("contact") : null),
    elsewhere: async (path) => (path === "kontakt" ? hit("kontakt") : null),
  };

  it.each([
    ["/", { kind: "render", page: { entity: "home" } }],
    ["/contact", category],
    ["/kontakt", { kind: "moved", to: "/contact" }],
    [`/navigation/${id}`, { kind: "moved", to: "/contact" }],
    ["/nirgends", { kind: "missing", path: "/nirgends" }],
  ])("answers %s [17]", async (path, expected) => {
    expect(await resolvePath(lookup, path)).toEqual(expected);
  });

  it("never redirects a second time", async () => {
    for (const path of ["/kontakt", `/navigation/${id}`, "/%63ontact"]) {
      const first = await resolvePath(lookup, path);
      const second = first.kind === "moved" ? await resolvePath(lookup, first.to) : null;
      expect([first.kind, second?.kind]).toEqual(["moved", "render"]);
    }
  });
});

it("leads from the SEO path of a customer group to its registration", () => {
  const routeName = "frontend.account.customer-group-registration.page";
  expect(decideSeoHit("/haendler-werden", hit("haendler-werden", { routeName }))).toEqual({
    kind: "moved",
    to: `/register?group=${id}`,
  });
});
