import { expect, test } from "@playwright/test";
import { readSitemap } from "../crawl/listed-pages.ts";

test("the sitemap lists every kind of page in every language", async ({ request }) => {
  const pages = await readSitemap(request);
  for (const type of ["products", "categories", "pages"]) {
    for (const locale of ["de-DE", "en-GB", "pl-PL"]) {
      expect(pages.filter((page) => page.type === type && page.locale === locale).length).toBeGreaterThan(0);
    }
  }
  expect(pages.map(({ path }) => path)).toContain("/en-GB/heat-pumps");
});

test("sitemaps are XML, kept like pages and dropped when products change", async ({ request }) => {
  await request.get("/sitemap/products/1.xml");
  const second = await request.get("/sitemap/products/1.xml");
  expect(second.headers()["content-type"]).toBe("application/xml; charset=utf-8");
  expect(second.headers()["x-cache"]).toBe("hit");
  expect(second.headers()["surrogate-key"]?.split(" ")).toEqual(expect.arrayContaining(["menu", "catalog"]));
});

for (const path of ["/sitemap/products/50000.xml", "/sitemap/products/0.xml", "/sitemap/orders/1.xml"]) {
  test(`${path} does not exist`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}
