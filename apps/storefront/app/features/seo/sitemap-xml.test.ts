import { expect, it } from "vitest";
import { escapeXml, sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

const publicUrl = "https://shop.example";

it("lists every language as an entry with all alternates", () => {
  const paths = { "de-DE": "/waermepumpen", "en-GB": "/heat-pumps", "pl-PL": "/pompy-ciepla" };
  const xml = sitemapXml([{ paths, lastModified: "2026-03-01" }], publicUrl);
  expect([...xml.matchAll(/<loc>([^<]+)/g)].map(([, loc]) => loc)).toEqual([
    "https://shop.example/waermepumpen",
    "https://shop.example/en-GB/heat-pumps",
    "https://shop.example/pl-PL/pompy-ciepla",
  ]);
  expect(xml.match(/hreflang="x-default" href="https:\/\/shop.example\/waermepumpen"/g)).toHaveLength(3);
  expect(xml.match(/hreflang="pl-PL"/g)).toHaveLength(3);
  expect(xml.match(/<lastmod>2026-03-01<\/lastmod>/g)).toHaveLength(3);
});

it("lists a page in one language alone", () => {
  const xml = sitemapXml([{ paths: { "pl-PL": "/tylko" }, lastModified: null }], publicUrl);
  expect(xml).toContain("<url><loc>https://shop.example/pl-PL/tylko</loc></url>");
});

it("escapes what XML does not take", () => {
  expect(escapeXml(`a&b<c>"d'`)).toBe("a&amp;b&lt;c&gt;&quot;d&apos;");
  const xml = sitemapXml([{ paths: { "de-DE": "/rohre&co" }, lastModified: null }], publicUrl);
  expect(xml).toContain("<loc>https://shop.example/rohre&amp;co</loc>");
});

it("names the files of the index", () => {
  expect(sitemapIndexXml(["https://shop.example/sitemap/products/1.xml"])).toContain(
    "<sitemap><loc>https://shop.example/sitemap/products/1.xml</loc></sitemap>",
  );
});
