import { choose, layer } from "../../fixtures/counted-visit.ts";
import { comeFromElsewhere } from "../../fixtures/customers.ts";
import { guestOrder } from "../../fixtures/orders.ts";
import { expect, textsOf } from "../../fixtures/shop.ts";
import { test } from "../../fixtures/tracked-shop.ts";
import { watchVisit } from "../../fixtures/watched-visit.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

test("parts of a page that follow another address are views too [42]", async ({ page, trackedShop }) => {
  const t = await textsOf("de-DE");
  await page.goto("/waermepumpen");
  await choose(page, () =>
    layer(page, t)
      .getByRole("button", { name: t("consent.acceptAll") })
      .click(),
  );
  const views = async () => {
    const hits = await trackedShop.tags.hits();
    return hits.filter(({ entry }) => entry.event === "page").map(({ entry }) => entry["type"]);
  };
  await expect.poll(views).toEqual(["category"]);
  await page.getByLabel(t("listing.sortBy")).selectOption("price-asc");
  await expect(page).toHaveURL(/order=price-asc/);
  await expect.poll(views).toEqual(["category", "category"]);
});

test("a page whose address is a key runs nobody else's script", async ({ page, trackedShop }) => {
  const t = await textsOf("de-DE");
  const watched = watchVisit(page, trackedShop.url);
  await page.goto("/");
  await choose(page, () =>
    layer(page, t)
      .getByRole("button", { name: t("consent.acceptAll") })
      .click(),
  );
  await expect.poll(() => watched.hosts.size).toBe(1);
  const order = await guestOrder(page, { method: "payment_invoicepayment" });
  watched.forget();
  await page.goto("/consent");
  await expect(page.locator("html[data-ready]")).toBeAttached();
  await page.goto(`/order/${order.deepLinkCode}`);
  // Whatever would count has begun by now.
  await expect(page.locator("html[data-ready]")).toBeAttached();
  expect([...watched.hosts]).toEqual([]);
  // The page after it, reached by a click as a referrer wants it, does not learn the address either.
  await page.getByRole("banner").locator('a[href="/"]').first().click();
  await expect(page).toHaveURL(`${trackedShop.url}/`);
  expect(await page.evaluate(() => document.referrer)).toBe(`${trackedShop.url}/`);
  await expect.poll(() => watched.hosts.size).toBe(1);
});
