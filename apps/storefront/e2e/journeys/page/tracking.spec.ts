import { localePath } from "@hearth/i18n";
import {
  arrivalAt,
  choose,
  chooseLess,
  expectListed,
  layer,
  nobodyCounts,
  settings,
  walk,
} from "../../fixtures/counted-visit.ts";
import { comeFromElsewhere } from "../../fixtures/customers.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { privacyTable } from "../../fixtures/privacy-table.ts";
import { expect, expectGoodPage, textsOf } from "../../fixtures/shop.ts";
import { test } from "../../fixtures/tracked-shop.ts";
import { watchVisit } from "../../fixtures/watched-visit.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

for (const locale of journeyLocales) {
  test(`who refuses is not counted, in ${locale} [100]`, async ({ page, trackedShop, complaints }) => {
    const { url, tags } = trackedShop;
    const t = await textsOf(locale);
    const listed = await privacyTable(page, locale);
    await page.context().clearCookies();
    const watched = watchVisit(page, url);
    await page.goto(localePath(locale, "/"));
    await expect(layer(page, t)).toBeVisible();
    await expect(layer(page, t)).toContainText(tags.host);
    await watched.look();
    await expectGoodPage(page, complaints);
    // Before the choice nothing but the necessary.
    expectListed(watched, listed, tags, []);

    await choose(page, () =>
      layer(page, t)
        .getByRole("button", { name: t("consent.reject") })
        .click(),
    );
    await expect(layer(page, t)).toBeHidden();
    await walk(page, locale, watched, nobodyCounts);
    await expect(layer(page, t)).toBeHidden();
    expectListed(watched, listed, tags, []);
    expect([...watched.hosts]).toEqual([]);
    expect(await tags.hits()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test(`who agrees is counted, each order once, in ${locale} [42, 188, 191, 292-295]`, async ({
    page,
    trackedShop,
    complaints,
  }) => {
    const { url, tags } = trackedShop;
    const t = await textsOf(locale);
    const listed = await privacyTable(page, locale);
    await page.context().clearCookies();
    const watched = watchVisit(page, url);
    await page.goto(localePath(locale, "/"));
    await choose(page, () =>
      layer(page, t)
        .getByRole("button", { name: t("consent.acceptAll") })
        .click(),
    );
    await expect(layer(page, t)).toBeHidden();
    await expect.poll(async () => (await tags.hits()).length).toBeGreaterThan(1);
    await tags.clear();
    const orderId = await walk(page, locale, watched, arrivalAt(tags));

    const told = async (from: string) => (await tags.hits()).filter((hit) => hit.from === from);
    // They arrive as they please.
    const sorted = (words: readonly unknown[]) => words.map(String).toSorted((a, b) => a.localeCompare(b));
    const events = async (from: string) => sorted((await told(from)).map(({ entry }) => entry.event));
    expect(await events("retargeting")).toEqual([
      "basket",
      "currentBasket",
      ...Array<string>(6).fill("page"),
      "productView",
      "sale",
    ]);
    expect(await events("dataLayer")).toEqual([
      "addToCart",
      "checkout",
      "productDetails",
      "purchase",
      "viewCart",
    ]);
    const pages = (await told("retargeting")).filter(({ entry }) => entry.event === "page");
    expect(sorted(pages.map(({ entry }) => entry["type"]))).toEqual([
      "basket",
      "checkout",
      "checkout-success",
      "checkout-success",
      "detail",
      "home",
    ]);
    const [purchase] = (await told("dataLayer")).filter(({ entry }) => entry.event === "purchase");
    expect(purchase?.entry["ecommerce"]).toMatchObject({ currency: "EUR", transactionId: orderId });

    expectListed(watched, listed, tags, [t("consent.statistics"), t("consent.marketing")]);
    expect([...watched.cookies]).toEqual(expect.arrayContaining(["_ga", "tms-client-id", "tms-attribution"]));
    expect(await page.evaluate(() => localStorage.getItem("site-tracking-order-ids"))).toBe(
      JSON.stringify([orderId]),
    );
    expect(complaints).toEqual([]);
  });

  test(`who changes their mind is not counted any more, in ${locale} [41, 100]`, async ({
    page,
    trackedShop,
    complaints,
  }) => {
    const { url, tags } = trackedShop;
    const t = await textsOf(locale);
    const listed = await privacyTable(page, locale);
    await page.context().clearCookies();
    const watched = watchVisit(page, url);
    await page.goto(localePath(locale, "/"));
    await choose(page, () =>
      layer(page, t)
        .getByRole("button", { name: t("consent.acceptAll") })
        .click(),
    );
    await expect.poll(async () => (await tags.hits()).length).toBeGreaterThan(1);
    await tags.clear();
    await walk(page, locale, watched, arrivalAt(tags));

    // Less is allowed: the page begins anew, and what the others kept is gone.
    const dialog = page.getByRole("dialog", { name: t("consent.title") });
    await settings(page).click();
    const marketing = dialog.getByRole("checkbox", { name: t("consent.marketing") });
    // What was saved is shown as soon as the dialog's script has read it.
    await expect(marketing).toBeChecked();
    await marketing.uncheck();
    await chooseLess(page, () => dialog.getByRole("button", { name: t("consent.save") }).click());
    watched.forget();
    await page.goto(localePath(locale, "/"));
    await expect.poll(async () => (await tags.hits()).at(-1)?.from).toBe("container");
    await watched.look();
    expectListed(watched, listed, tags, [t("consent.statistics")]);
    expect([...watched.cookies]).toContain("_ga");
    expect([...watched.local]).toContain("site-tracking-order-ids");

    // Everything is taken back.
    await settings(page).click();
    await chooseLess(page, () => dialog.getByRole("button", { name: t("consent.reject") }).click());
    // Another guest, the same browser.
    await page.context().clearCookies({ name: "hearth-context" });
    watched.forget();
    await tags.clear();
    await walk(page, locale, watched, nobodyCounts);
    expectListed(watched, listed, tags, []);
    expect(await tags.hits()).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
