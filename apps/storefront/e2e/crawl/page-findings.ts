import type { APIRequestContext } from "@playwright/test";
import { all, plain } from "./listed-pages.ts";
import type { ListedPage } from "./listed-pages.ts";

/** What is wrong with the bytes of one page, in words. */
export async function pageFindings(request: APIRequestContext, page: ListedPage): Promise<string[]> {
  const response = await request.get(page.path, { maxRedirects: 0 });
  if (response.status() !== 200) return [`answers ${response.status()}`];
  const html = await response.text();
  const canonicals = all(html, /<link rel="canonical" href="([^"]+)"/g).map(([href = ""]) => plain(href));
  const alternates = all(html, /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi).map(
    ([hreflang = "", href = ""]) => ({ hreflang, href: plain(href) }),
  );
  const [[title = ""] = []] = all(html, /<title>([^<]*)<\/title>/g);
  const headings = all(html, /<h1[\s>]/g).length;
  const expectations: [isGood: boolean, finding: string][] = [
    [html.startsWith("<!DOCTYPE html>"), "has no doctype"],
    [canonicals.length === 1, `${canonicals.length} canonical links`],
    [canonicals[0] === page.url, `canonical is ${canonicals[0]}`],
    [html.includes(`<html lang="${page.locale}"`), `is not in ${page.locale}`],
    [headings === 1, `${headings} main headings`],
    [title.includes(" | "), `title is "${title}"`],
    [/<meta name="description" content="[^"]{20,}"/.test(html), "no description"],
    [!/<meta name="robots" content="[^"]*noindex/.test(html), "asks not to be indexed"],
    [
      JSON.stringify(alternates) === JSON.stringify(page.alternates),
      "names other alternates than the sitemap",
    ],
  ];
  return expectations.flatMap(([isGood, finding]) => (isGood ? [] : [finding]));
}

/** What is wrong between the pages: alternates that are not listed, that do not point back, addresses listed twice. */
export function setFindings(pages: readonly ListedPage[]): string[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const twice = pages.filter((page) => byUrl.get(page.url) !== page).map(({ url }) => `${url}: listed twice`);
  return [...twice, ...pages.flatMap((page) => alternateFindings(page, byUrl))];
}

function alternateFindings(page: ListedPage, byUrl: ReadonlyMap<string, ListedPage>): string[] {
  const { url, locale, alternates } = page;
  if (alternates.length === 0) return [];
  const own = alternates.find(({ hreflang }) => hreflang === locale)?.href;
  const fallback = alternates.find(({ hreflang }) => hreflang === "x-default");
  return [
    ...(own === url ? [] : [`${url}: is not among its own alternates`]),
    ...(fallback ? [] : [`${url}: has no x-default`]),
    ...alternates.flatMap(({ href }) => {
      const twin = byUrl.get(href);
      if (!twin) return [`${url}: its alternate ${href} is not in the sitemap`];
      return twin.alternates.some((back) => back.href === url) ? [] : [`${url}: ${href} does not point back`];
    }),
  ];
}
