import { expect, test } from "@playwright/test";
import type { APIRequestContext } from "@playwright/test";
import { readSitemap } from "../crawl/listed-pages.ts";

type Thing = { "@type": string } & Record<string, unknown>;

async function thingsOf(
  request: APIRequestContext,
  path: string,
): Promise<{ html: string; things: Thing[] }> {
  const html = await (await request.get(path)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)];
  return { html, things: blocks.map(([, text = ""]) => JSON.parse(text) as Thing) };
}

test("the home page introduces shop and website", async ({ request }) => {
  const { things } = await thingsOf(request, "/");
  expect(things.map((thing) => thing["@type"])).toEqual(["Organization", "WebSite"]);
  const logo = new URL(String(things[0]?.logo)).pathname;
  expect((await request.get(logo)).headers()["content-type"]).toBe("image/png");
});

test("a category tells its crumbs", async ({ request }) => {
  const { things } = await thingsOf(request, "/waermepumpen/monoblock");
  const [list] = things;
  expect(list?.["@type"]).toBe("BreadcrumbList");
  const items = list?.itemListElement as { position: number; name: string }[];
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
  expect(items.length).toBeGreaterThanOrEqual(3);
});

test("price and picture for machines are those of the page", async ({ request }) => {
  const pages = await readSitemap(request);
  const products = pages.filter(({ type, locale }) => type === "products" && locale === "de-DE");
  const euro = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
  for (const { path, url } of products.slice(0, 20)) {
    const { html, things } = await thingsOf(request, path);
    const product = things.find((thing) => thing["@type"] === "Product");
    const offer = product?.offers as { price?: string; lowPrice?: string; url: string };
    expect(offer.url, path).toBe(url);
    expect(html.replaceAll("&nbsp;", "\u00a0"), path).toContain(
      euro.format(Number(offer.price ?? offer.lowPrice)),
    );
    const [picture] = (product?.image ?? []) as string[];
    expect((await request.get(new URL(picture ?? "").pathname)).status(), path).toBe(200);
  }
});
