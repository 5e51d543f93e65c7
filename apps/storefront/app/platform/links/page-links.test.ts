import fc from "fast-check";
import { expect, it } from "vitest";
import { locales } from "@hearth/i18n";
import { pageLinks } from "./page-links.ts";

const publicUrl = "https://shop.example/";
const paths = { "de-DE": "/waermepumpen", "en-GB": "/heat-pumps", "pl-PL": "/pompy-ciepla" };

it("names itself as canonical and all languages as alternates", () => {
  expect(pageLinks({ publicUrl, locale: "en-GB", paths })).toEqual({
    canonical: "https://shop.example/en-GB/heat-pumps",
    alternates: [
      { hreflang: "de-DE", href: "https://shop.example/waermepumpen" },
      { hreflang: "en-GB", href: "https://shop.example/en-GB/heat-pumps" },
      { hreflang: "pl-PL", href: "https://shop.example/pl-PL/pompy-ciepla" },
      { hreflang: "x-default", href: "https://shop.example/waermepumpen" },
    ],
  });
});

it("writes the home page without a trailing slash", () => {
  const home = { "de-DE": "/", "en-GB": "/", "pl-PL": "/" };
  const links = pageLinks({ publicUrl, locale: "de-DE", paths: home });
  expect(links.canonical).toBe("https://shop.example");
  expect(links.alternates.map(({ href }) => href)).toContain("https://shop.example/pl-PL");
});

it("makes the second page of a listing a page of its own", () => {
  expect(pageLinks({ publicUrl, locale: "pl-PL", paths, page: 2 }).canonical).toBe(
    "https://shop.example/pl-PL/pompy-ciepla?p=2",
  );
});

it("offers no alternates for a page in one language", () => {
  expect(pageLinks({ publicUrl, locale: "pl-PL", paths: { "pl-PL": "/tylko-polski" } }).alternates).toEqual(
    [],
  );
});

it("gives every language of one page the same alternates, each including itself", () => {
  const chosen = fc.subarray([...locales], { minLength: 2 });
  fc.assert(
    fc.property(chosen, fc.integer({ min: 1, max: 9 }), (present, page) => {
      const some = Object.fromEntries(present.map((locale) => [locale, paths[locale]]));
      const all = present.map((locale) => pageLinks({ publicUrl, locale, paths: some, page }));
      for (const links of all) {
        expect(links.alternates).toEqual(all[0]?.alternates);
        expect(links.alternates.map(({ href }) => href)).toContain(links.canonical);
      }
    }),
  );
});
