import { createTranslateCount, localePath, locales } from "@hearth/i18n";
import { hitsOf, listingCards as cards, openFilterGroup } from "../../fixtures/listing.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.use({ viewport: { width: 1440, height: 900 } });

for (const locale of locales) {
  test(`a number leads to its article, and on to all results in ${locale}`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    await page.goto(localePath(locale, "/search?search=NW-AM-08"));
    await expect(page).toHaveURL(/\?search=NW-AM-08$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("8 kW");
    await expect(page.locator("main")).toContainText("NW-AM-08");
    await expectGoodPage(page, complaints);

    await page.getByRole("link", { name: t("search.all", { term: "NW-AM-08" }) }).click();
    await expect(page).toHaveURL(/\/search\?search=NW-AM-08&all=1$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("search.titleFor", { term: "NW-AM-08" }),
    );
    await expect(cards(page).first()).toContainText("NW-AM-08");
    await expectGoodPage(page, complaints);
  });
}

test("a number leads to its article by a plain redirect that nobody keeps", async ({ request }) => {
  const answer = await request.get("/search?search=nw-am-08", { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()["location"]).toMatch(/^\/[^/].*\?search=nw-am-08$/);
  expect(answer.headers()["cache-control"]).toBe("no-store");
});

test("a question about the shop leads to the page that answers it", async ({ request }) => {
  const answer = await request.get("/search?search=Versandkosten", { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([302, "/versandkosten"]);
});

test("a search is narrowed by a category, and the words stay", async ({ page, complaints }) => {
  const [t, count] = [await textsOf("de-DE"), createTranslateCount("de-DE")];
  await page.goto("/search?search=Pumpe");
  await page.waitForLoadState("networkidle");
  const status = page.locator("#listing-status");
  const group = await openFilterGroup(page, t("listing.category"));
  const category = group.getByRole("checkbox", { disabled: false }).first();
  const hits = await hitsOf(category);
  await category.check();
  await expect(page).toHaveURL(/\/search\?search=Pumpe&categories=[0-9a-f]{32}$/);
  await expect(status).toHaveText(count("listing.total", hits));
  await expectGoodPage(page, complaints);
  await page
    .getByRole("list", { name: t("listing.active") })
    .getByRole("link")
    .click();
  await expect(page).toHaveURL(/\/search\?search=Pumpe$/);
});

test("a slip of the pen is told, and what was meant is shown", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  await page.goto("/search?search=Wechselrihcter");
  await expect(page.getByText(t("search.notTyped", { term: "Wechselrihcter" }))).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expectGoodPage(page, complaints);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Wechselrichter$/i })
    .first()
    .click();
  await expect(page).toHaveURL(/search=Wechselrichter$/i);
});

test("what is found nowhere leads on: other words, people, categories", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  await page.goto("/search?search=Zeppelin");
  await expect(page.getByText(t("search.tipNumber"))).toBeVisible();
  await expectGoodPage(page, complaints);
  await page.getByRole("link", { name: t("search.askUs") }).click();
  await expect(page).toHaveURL(/\/kontakt$/);
});
