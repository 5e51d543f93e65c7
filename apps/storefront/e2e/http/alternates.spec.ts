import { expect, test } from "@playwright/test";
import type { APIRequestContext } from "@playwright/test";

interface Page {
  canonical: string;
  alternates: string[];
  links: string[];
}

/** Addresses in the head name the public host; the test asks the server at hand. */
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

async function read(request: APIRequestContext, path: string): Promise<Page> {
  const response = await request.get(path, { maxRedirects: 0 });
  expect(response.status(), path).toBe(200);
  const html = await response.text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found ?? "");
  return {
    canonical: pathOf(all(/<link rel="canonical" href="([^"]+)"/g)[0] ?? ""),
    alternates: all(/<link rel="alternate" hrefLang="[^"]+" href="([^"]+)"/g).map(pathOf),
    links: all(/<a href="(\/[^"]*)"/g),
  };
}

test("pages of the menus name themselves and their twins, and the twins say the same [14]", async ({
  request,
}) => {
  const { links } = await read(request, "/");
  // Pages of one visitor and results of a search are nothing for search engines and name no twins.
  // The crawl looks at every address; here the first ones of the menus are enough.
  const pages = [...new Set(links)]
    .filter((link) => !/^\/(media|en-GB|pl-PL|account|checkout|login|register|search|wishlist)\b/.test(link))
    .slice(0, 50);
  expect(pages.length).toBeGreaterThan(20);
  let own = 0;
  for (const path of pages) {
    const page = await read(request, path);
    // The address of a product with variants shows one of them, and names that one's address.
    if (page.canonical !== path) expect((await read(request, page.canonical)).canonical).toBe(page.canonical);
    else own += 1;
    expect(page.alternates, path).toContain(page.canonical);
    const twins = await Promise.all([...new Set(page.alternates)].map((twin) => read(request, twin)));
    for (const twin of twins) {
      expect(twin.alternates, `${twin.canonical}, a twin of ${path}`).toEqual(page.alternates);
      expect(page.alternates).toContain(twin.canonical);
    }
  }
  expect(own).toBeGreaterThan(20);
});
