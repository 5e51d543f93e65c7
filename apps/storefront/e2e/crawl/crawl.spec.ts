import { expect, test } from "@playwright/test";
import { locales } from "@hearth/i18n";
import { atOnce } from "./at-once.ts";
import { browserFindings } from "./browser-findings.ts";
import { readSitemap } from "./listed-pages.ts";
import type { ListedPage } from "./listed-pages.ts";
import { pageFindings, setFindings } from "./page-findings.ts";

/** Per language and kind of page. `CRAWL=all` opens every page in the browser. */
const sampleSizes: Record<string, number> = { products: 6, categories: 5, pages: 2 };

/** Spread evenly over the sitemap and the same in every run. */
function sampleOf(pages: readonly ListedPage[]): ListedPage[] {
  if (process.env.CRAWL === "all") return [...pages];
  return Object.entries(sampleSizes).flatMap(([type, size]) =>
    locales.flatMap((locale) => {
      const some = pages.filter((page) => page.type === type && page.locale === locale);
      const step = Math.max(1, some.length / size);
      return some.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
    }),
  );
}

test("every address of the sitemap answers with the page it names", async ({ request }) => {
  const pages = await readSitemap(request);
  expect(pages.length).toBeGreaterThan(100);
  expect(new Set(pages.map(({ locale }) => locale))).toEqual(new Set(locales));
  const findings = await atOnce(8, pages, async (page) =>
    (await pageFindings(request, page)).map((finding) => `${page.path}: ${finding}`),
  );
  expect([...setFindings(pages), ...findings.flat()]).toEqual([]);
});

test("pages of every kind load without complaint on a phone", async ({ browser, request, baseURL }) => {
  const pages = sampleOf(await readSitemap(request));
  expect(pages.length).toBeGreaterThanOrEqual(30);
  const findings = await atOnce(2, pages, async ({ path }) =>
    (await browserFindings(browser, baseURL ?? "", path)).map((finding) => `${path}: ${finding}`),
  );
  expect(findings.flat()).toEqual([]);
});
