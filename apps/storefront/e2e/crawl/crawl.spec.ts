import { expect, test } from "@playwright/test";
import { DEFAULT_LOCALE, locales } from "@hearth/i18n";
import { atOnce } from "./at-once.ts";
import { browserFindings } from "./browser-findings.ts";
import { readSitemap } from "./listed-pages.ts";
import type { ListedPage } from "./listed-pages.ts";
import { pageFindings, setFindings } from "./page-findings.ts";

/** Per language and kind of page. `CRAWL=all` opens every page in the browser. */
const sampleSizes: Record<string, number> = { products: 6, categories: 5, pages: 2 };

/** Of the answers one in so many is read; what every language shares is read in German. `CRAWL=all` reads every one. */
const everyNth: Record<string, number> = { products: 3, categories: 1, pages: 1 };
const inOtherLanguages = 4;

function answersToRead(pages: readonly ListedPage[]): ListedPage[] {
  if (process.env.CRAWL === "all") return [...pages];
  const isGerman = ({ locale }: ListedPage) => locale === DEFAULT_LOCALE;
  return Object.entries(everyNth).flatMap(([type, step]) => {
    const some = pages.filter((page) => page.type === type);
    return [
      ...some.filter(isGerman).filter((_, index) => index % step === 0),
      ...some.filter((page) => !isGerman(page)).filter((_, index) => index % (step * inOtherLanguages) === 0),
    ];
  });
}

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

test("addresses of the sitemap answer with the page they name", async ({ request }) => {
  const pages = await readSitemap(request);
  expect(pages.length).toBeGreaterThan(100);
  expect(new Set(pages.map(({ locale }) => locale))).toEqual(new Set(locales));
  const findings = await atOnce(8, answersToRead(pages), async (page) =>
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
