import { expect, test } from "@playwright/test";

test("robots.txt and the header of pages agree on whether the shop may be found", async ({ request }) => {
  const robots = await request.get("/robots.txt");
  expect(robots.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await robots.text();
  const isClosed = /^Disallow: \/$/m.test(text);
  const page = await request.get("/");
  expect(page.headers()["x-robots-tag"]).toBe(isClosed ? "noindex" : undefined);
  if (!isClosed) expect(text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});

for (const [path, robots, canonical] of [
  ["/waermepumpen", undefined, "/waermepumpen"],
  ["/waermepumpen?p=2", undefined, "/waermepumpen?p=2"],
  ["/waermepumpen?order=price-asc", "noindex, follow", "/waermepumpen"],
  ["/waermepumpen?order=price-asc&p=2", "noindex, follow", "/waermepumpen"],
  ["/gibt-es-nicht", "noindex", undefined],
] as const) {
  test(`${path} says ${robots ?? "nothing"} to search engines`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [, content] = /<meta name="robots" content="([^"]+)"/.exec(html) ?? [];
    expect(content).toBe(robots);
    const [, href] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    const address = href === undefined ? undefined : new URL(href);
    expect(address && address.pathname + address.search).toBe(canonical);
  });
}

test("llms.txt introduces the shop", async ({ request }) => {
  const response = await request.get("/llms.txt");
  expect(response.status()).toBe(200);
  const text = await response.text();
  // Each once: a feed is there in three languages, and few may be fetched at a time.
  const links = new Set([...text.matchAll(/\]\((\S+)\)/g)].map(([, href = ""]) => new URL(href).pathname));
  expect(links.size).toBeGreaterThan(10);
  const answers = await Promise.all([...links].map((link) => request.get(link, { maxRedirects: 0 })));
  expect(answers.filter((answer) => answer.status() !== 200).map((answer) => answer.url())).toEqual([]);
});
