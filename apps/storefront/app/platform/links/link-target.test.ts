import { describe, expect, it } from "vitest";
import { navigationLink, navigationPath, productPath, toHref } from "./link-target.ts";
import type { NavigationEntry } from "./link-target.ts";

const id = "0".repeat(32);
const other = "f".repeat(32);
const seo = (seoPathInfo: string) => ({ seoUrls: [{ seoPathInfo }, { seoPathInfo: "second" }] });
const entry = (over: Partial<NavigationEntry>): NavigationEntry => ({
  id,
  type: "page",
  linkType: null,
  internalLink: null,
  externalLink: null,
  ...over,
});

describe("a product links to", () => {
  it.each([
    ["its first SEO path", { id, ...seo("waermepumpen/aero") }, "/waermepumpen/aero"],
    ["the technical path without one", { id }, `/detail/${id}`],
    ["the technical path when the list is empty", { id, seoUrls: [] }, `/detail/${id}`],
    ["the technical path when the list is null", { id, seoUrls: null }, `/detail/${id}`],
  ])("%s [32]", (_name, product, expected) => {
    expect(productPath(product)).toBe(expected);
  });
});

const link = { type: "link", internalLink: other };

describe("a navigation entry leads to", () => {
  it.each([
    [
      "the external address of a link",
      { ...link, externalLink: "https://x.example", ...seo("a") },
      "https://x.example",
    ],
    ["the SEO path of a link", { ...link, linkType: "category", ...seo("a") }, "/a"],
    ["the linked category", { ...link, linkType: "category" }, `/navigation/${other}`],
    ["the linked product", { ...link, linkType: "product" }, `/detail/${other}`],
    ["the linked landing page", { ...link, linkType: "landing_page" }, `/landingPage/${other}`],
    [
      "a category when the kind of link is unknown",
      { ...link, linkType: "toString" },
      `/navigation/${other}`,
    ],
    ["its own SEO path as a page", seo("heizung"), "/heizung"],
    ["its technical path as a page without one", {}, `/navigation/${id}`],
    ["its SEO path as a folder", { type: "folder", ...seo("heizung") }, "/heizung"],
  ])("%s [33-35]", (_name, over, expected) => {
    expect(navigationPath(entry(over))).toBe(expected);
  });
});

describe("a click on a navigation entry", () => {
  it.each([
    ["opens its page", seo("heizung"), { kind: "page", target: "/heizung", isNewTab: false }],
    [
      "opens a new tab when the editor wants one",
      { ...link, externalLink: "https://x.example", linkNewTab: true },
      { kind: "page", target: "https://x.example", isNewTab: true },
    ],
    ["opens the consent settings", { ...link, externalLink: "#cookie-consent" }, { kind: "consent" }],
    ["does nothing on a folder", { type: "folder", ...seo("heizung") }, { kind: "none" }],
  ])("%s [39, 41]", (_name, over, expected) => {
    expect(navigationLink({ ...entry(over), linkNewTab: null, ...over })).toEqual(expected);
  });
});

describe("the finished address", () => {
  it.each([
    ["de-DE", "kontakt", "/kontakt"],
    ["en-GB", "contact", "/en-GB/contact"],
    ["pl-PL", "/", "/pl-PL"],
    ["pl-PL", "https://x.example/a", "https://x.example/a"],
    ["pl-PL", "//cdn.example/a", "//cdn.example/a"],
    ["pl-PL", "mailto:info@shop.example", "mailto:info@shop.example"],
    ["pl-PL", "/pl-PL/pompy-ciepla", "/pl-PL/pompy-ciepla"],
    ["de-DE", "/en-GB", "/en-GB"],
    ["pl-PL", "#cookie-consent", "#cookie-consent"],
    ["de-DE", "HTTPS://x.example", "HTTPS://x.example"],
    ["pl-PL", "tel:+4969900", "tel:+4969900"],
    ["de-DE", "javascript:alert(1)", "/javascript:alert(1)"],
    ["de-DE", "data:text/html,x", "/data:text/html,x"],
  ] as const)("in %s of %s is %s [37, 38]", (locale, target, expected) => {
    expect(toHref(locale, target)).toBe(expected);
  });
});
