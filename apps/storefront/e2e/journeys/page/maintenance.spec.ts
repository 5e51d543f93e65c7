import { localePath } from "@hearth/i18n";
import { freePort, startFakeApi, startStorefront } from "../../fixtures/second-shop.ts";
import type { FakeApi } from "../../fixtures/second-shop.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

type Shop = Awaited<ReturnType<typeof startStorefront>>;

/** One storefront for the tests of a group, stopped after them. */
function closedShop(isClosed: boolean): { shop: () => Shop; api: () => FakeApi } {
  let api: FakeApi | undefined;
  let shop: Shop | undefined;
  test.beforeAll(async () => {
    api = await startFakeApi(isClosed);
    shop = await startStorefront(api.url);
  });
  test.afterAll(async () => {
    await shop?.stop();
    await api?.stop();
  });
  return { shop: () => need(shop), api: () => need(api) };
}

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("not started");
  return value;
}

test.describe("a shop in maintenance", () => {
  test.describe.configure({ mode: "serial" });
  const { shop } = closedShop(true);

  test("answers every page with 503 and when to come back [26, 202, 203]", async ({ request }) => {
    for (const path of [
      "/",
      "/waermepumpen",
      "/kontakt",
      "/gibt-es-nicht",
      "/account",
      "/checkout/cart",
      "/wishlist",
      "/maintenance",
      "/en-GB/heat-pumps",
      "/pl-PL",
      "/pl-PL/maintenance",
    ]) {
      const answer = await request.get(shop().url + path, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(503);
      expect(answer.headers()["retry-after"], path).toMatch(/^\d+$/);
      expect(answer.headers()["cache-control"], path).toBe("no-store");
    }
    expect((await request.get(`${shop().url}/health`)).status()).toBe(200);
  });

  test("still lets everybody withdraw from a contract", async ({ page }) => {
    const t = await textsOf("de-DE");
    await page.goto(shop().url);
    await page.getByRole("link", { name: t("shell.withdraw") }).click();
    expect((await page.request.get(`${shop().url}/withdrawal`)).status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: t("withdrawal.title") })).toBeVisible();
    await expectGoodPage(page, []);
    await page.getByLabel(t("withdrawal.name")).fill("Ada Brenner");
    await page.getByLabel(t("withdrawal.contract")).fill("10001");
    await page.getByLabel(t("withdrawal.email")).fill("ada@mail.example");
    await page.getByRole("button", { name: t("withdrawal.next") }).click();
    await page.getByRole("button", { name: t("withdrawal.confirm") }).click();
    // This shop API takes nothing at all: what was typed is kept, to be sent once more.
    await expect(page.getByText("widerruf@hearth.example")).toBeVisible();
    await expect(page.getByRole("button", { name: t("withdrawal.confirm") })).toBeVisible();
  });

  for (const locale of ["de-DE", "pl-PL"] as const) {
    test(`says what happens and whom to reach in ${locale} [26, 30, 101]`, async ({ page }) => {
      const t = await textsOf(locale);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(shop().url + localePath(locale, "/"));
        await expect(page.getByRole("heading", { level: 1, name: t("maintenance.title") })).toBeVisible();
        await expect(page.getByText(t("maintenance.text"))).toBeVisible();
        await expect(
          page.getByRole("heading", { level: 2, name: t("maintenance.contactTitle") }),
        ).toBeVisible();
        // It was never open for this storefront, which does not know whom to name.
        await expect(page.getByText(t("maintenance.contactUnknown"))).toBeVisible();
        await expect(page.locator("main section")).toHaveCount(2);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
        await expect(page.getByRole("navigation")).toHaveCount(0);
        // The browser itself complains about the status of the page.
        await expectGoodPage(page, []);
      }
    });
  }
});

test.describe("a shop that goes into maintenance", () => {
  const { shop, api } = closedShop(false);

  test("shows the networks it knew, and opens again [101]", async ({ page }) => {
    const t = await textsOf("de-DE");
    await page.goto(shop().url);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    api().isClosed = true;
    const answer = await page.goto(`${shop().url}/kontakt`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1, name: t("maintenance.title") })).toBeVisible();
    await expect(page.getByText(t("maintenance.contactText"))).toBeVisible();
    await expect(page.getByRole("main").locator(".icon-row a")).toHaveCount(6);
    await expectGoodPage(page, []);

    api().isClosed = false;
    await page.getByRole("link", { name: t("maintenance.retry") }).click();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.goto(`${shop().url}/maintenance`);
    expect(new URL(page.url()).pathname).toBe("/");
  });
});

test("without a shop API pages answer 502", async ({ page }) => {
  const t = await textsOf("de-DE");
  const shop = await startStorefront(`http://127.0.0.1:${await freePort()}/store-api`);
  try {
    for (const path of ["/", "/waermepumpen"]) {
      const answer = await page.goto(shop.url + path);
      expect(answer?.status()).toBe(502);
      expect(answer?.headers()["cache-control"]).toBe("no-store");
      await expect(page.getByRole("heading", { level: 1, name: t("error.502.title") })).toBeVisible();
    }
    await expectGoodPage(page, []);
  } finally {
    await shop.stop();
  }
});
