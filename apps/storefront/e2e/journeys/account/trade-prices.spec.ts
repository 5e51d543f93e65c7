import type { BrowserContext, Locator, Page } from "@playwright/test";
import { demo, lineOf, productId, putIn } from "../../fixtures/cart.ts";
import { expectPlaced, orderButton, payBy, reviewLine, terms } from "../../fixtures/checkout.ts";
import { comeFromElsewhere, fillLogin, ownForm, signedIn } from "../../fixtures/customers.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";
import { businessCustomer, textInPdf, tradeCustomer, withoutNonce } from "../../fixtures/trade.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

/** 24.90 € with tax for everybody; trade has no price of its own, so it pays the same without tax. */
const part = { number: demo.sensorSet, net: "20,92\u00a0€", gross: "24,90\u00a0€" };
/** 1,690 € for everybody, 1,540 € for trade: 1,294.12 € without tax. */
const boiler = { number: "KR-BS-14", net: "1.294,12\u00a0€", withTax: "1.540,00\u00a0€" };

/** Where the page of a product is: a search for its number leads there. */
async function pathOf(page: Page, number: string): Promise<string> {
  const answer = await page.request.get(`/search?search=${number}`, { maxRedirects: 0 });
  return (answer.headers()["location"] ?? "").split("?")[0] ?? "";
}

const cardOf = (page: Page, path: string): Locator =>
  page.locator(".product-card").filter({ has: page.locator(`a[href="${path}"]`) });

/**
 * How much moves and how many prices are written anew once a page is read. Fonts stay away, and what a busy machine paints before it has
 * read everything does not count: both move everybody's pages.
 */
async function changesAfterReading(context: BrowserContext, paths: readonly string[]): Promise<number[]> {
  const page = await context.newPage();
  await page.route("**/*.woff2", (route) => route.abort());
  await page.addInitScript(() => {
    const seen = window as unknown as { changes: number };
    seen.changes = 0;
    const watch = () => {
      const since = performance.now();
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as unknown as { value: number };
          if (entry.startTime >= since) seen.changes += value;
        }
      }).observe({ type: "layout-shift", buffered: true });
      const prices = new MutationObserver((changes) => (seen.changes += changes.length));
      for (const price of document.querySelectorAll("[data-price]"))
        prices.observe(price, { subtree: true, childList: true, characterData: true });
    };
    document.addEventListener("DOMContentLoaded", () =>
      requestAnimationFrame(() => requestAnimationFrame(watch)),
    );
  });
  const counted: number[] = [];
  for (const path of paths) {
    // The script has asked who is there and shown it.
    const asked = page.waitForResponse((answer) => answer.url().endsWith("/session"));
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await Promise.all([asked, page.goto(path)]);
    // oxlint-disable-next-line no-await-in-loop -- the page that is shown
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    // oxlint-disable-next-line no-await-in-loop -- the page that is shown
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done))));
    // oxlint-disable-next-line no-await-in-loop -- the page that is shown
    counted.push(await page.evaluate(() => (window as unknown as { changes: number }).changes));
  }
  await page.close();
  return counted;
}

test("trade sees one net figure from card to invoice, and strangers see what they always saw [7, 89]", async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const path = await pathOf(page, part.number);
  const category = path.slice(0, path.lastIndexOf("/"));
  const shared = ["/", category, path, "/waermepumpen"];
  const stranger = await browser.newContext({ ...(baseURL && { baseURL }) });
  const seenByStrangers = () =>
    Promise.all(
      shared.map(async (address) => withoutNonce(await (await stranger.request.get(address)).text())),
    );
  const before = await seenByStrangers();
  expect(before[2]).toContain(part.gross);

  const customer = await tradeCustomer(page);
  await signedIn(page, customer);
  const pages = [category, path, "/"];
  expect(await changesAfterReading(page.context(), pages)).toEqual([0, 0, 0]);

  for (const address of pages) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const answer = await page.goto(address);
    expect(answer?.headers()["cache-control"]).toBe("private, no-cache");
    // oxlint-disable-next-line no-await-in-loop -- the page that is shown
    await expect(page.locator("[data-price]").first()).toContainText(t("price.taxExcluded"));
    // oxlint-disable-next-line no-await-in-loop -- the page that is shown
    await expectGoodPage(page, complaints);
  }

  await page.goto(`/search?search=${part.number}&all=1`);
  const card = cardOf(page, path).locator("[data-price]");
  await expect(card).toContainText(part.net);
  await expect(card).toContainText(t("price.taxExcluded"));
  await expect(card).toContainText(t("price.taxAdded", { rate: "19" }));
  await page.goto(path);
  const price = page.locator(".buy-box [data-price]");
  await expect(price).toContainText(part.net);
  await expect(price).toContainText(t("price.taxAdded", { rate: "19" }));
  await expect(page.getByText(t("shell.netPricesNote"))).toBeVisible();

  const id = await productId(page, part.number);
  const found = await page.request.post("/search/find", { headers: ownForm, form: { search: part.number } });
  expect(await found.text()).toContain(part.net);
  const suggested = await page.request.get(`/search/suggest?search=${part.number}`);
  expect(await suggested.json()).toMatchObject({ products: [{ id, price: { cents: 2092 } }] });
  expect(await (await page.request.get(`/fragments/products/${id}`)).text()).toContain(part.net);
  await page.request.post("/wishlist/ids", { headers: ownForm, form: { add: id } });
  await page.goto("/wishlist");
  await expect(cardOf(page, path).locator("[data-price]")).toContainText(part.net);

  await page.goto(await pathOf(page, boiler.number));
  await expect(page.locator(".buy-box [data-price]")).toContainText(boiler.net);

  await putIn(page, part.number, 1);
  await page.goto("/checkout/cart");
  await expect(lineOf(page, part.number).locator("[data-price]")).toContainText(part.net);
  await expect(lineOf(page, part.number)).toContainText(t("cart.taxRateAdded", { rate: "19" }));
  await page.goto("/checkout");
  await expect(reviewLine(page, part.number)).toContainText(part.net);
  await payBy(page, t, "invoiceOfCompany");
  await page.locator("#checkout-phoneNumber").fill("+49 69 1234567");
  await terms(page).check();
  await orderButton(page, t).click();
  const orderId = await expectPlaced(page);
  await page.goto(`/account/order/${orderId}`);
  await expect(page.getByText(part.net).first()).toBeVisible();
  await expect(page.getByText(t("cart.taxAdded", { rate: "19" })).first()).toBeVisible();
  // The invoice is drawn some moments after the order.
  const invoice = page.locator('a[href*="/order/document/"]').first();
  await expect(async () => {
    await page.reload();
    await expect(invoice).toBeVisible({ timeout: 1000 });
  }).toPass();
  const sheet = await page.request.get((await invoice.getAttribute("href")) ?? "");
  expect(textInPdf(await sheet.body())).toContain("20.92");

  expect(await seenByStrangers()).toEqual(before);
  await stranger.close();
});

test("a business without net prices sees the rate in everybody's prices [7]", async ({ page }) => {
  const t = await textsOf("de-DE");
  const path = await pathOf(page, part.number);
  await signedIn(page, await businessCustomer(page));
  await page.goto(path);
  const price = page.locator(".buy-box [data-price]");
  await expect(price).toContainText(part.gross);
  await expect(price).toContainText(t("price.taxIncluded"));
  await expect(price).toContainText(t("price.taxContained", { rate: "19" }));
  await expect(page.getByRole("group", { name: t("shell.pricesShown") })).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("what sticks below the header is not covered by the choice of prices", async ({ page }) => {
    const t = await textsOf("de-DE");
    await signedIn(page, await tradeCustomer(page));
    await page.goto("/waermepumpen");
    const choices = page.getByRole("group", { name: t("shell.pricesShown") });
    await expect(choices).toBeVisible();
    const card = page.locator(".product-card").nth(5);
    await card.evaluate((each) => each.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect(choices).not.toBeInViewport();
    const bar = page.locator(".listing-bar");
    await expect(bar).toBeInViewport();
    const edges = await page.evaluate(() => {
      const edgesOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return { header: edgesOf(".site-header")?.bottom, bar: edgesOf(".listing-bar")?.top };
    });
    expect(edges.bar).toBeGreaterThanOrEqual((edges.header ?? Number.POSITIVE_INFINITY) - 1);
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("prices are right from sign-in to sign-out, shown as trade chooses [7, 89]", async ({ page }) => {
    const t = await textsOf("de-DE");
    const path = await pathOf(page, boiler.number);
    const customer = await tradeCustomer(page);
    const price = page.locator(".buy-box [data-price]");
    await page.goto(`/login?redirect=${path}`);
    await fillLogin(page, t, customer);
    await expect(page).toHaveURL(path);
    await expect(price).toContainText(boiler.net);

    const choices = page.getByRole("group", { name: t("shell.pricesShown") });
    await choices.getByRole("button", { name: t("shell.pricesWithTax") }).click();
    await expect(page).toHaveURL(path);
    await expect(price).toContainText(boiler.withTax);
    await expect(price).toContainText(t("price.taxIncluded"));
    // What is paid stays net, with the tax beside it.
    await putIn(page, boiler.number, 1);
    await page.goto("/checkout/cart");
    await expect(lineOf(page, boiler.number).locator("[data-price]")).toContainText(boiler.net);
    await page.goto(path);
    await choices.getByRole("button", { name: t("shell.pricesNet") }).click();
    await expect(price).toContainText(boiler.net);

    await page.goto("/account");
    await page
      .getByRole("main")
      .getByRole("button", { name: t("accountMenu.signOut") })
      .first()
      .click();
    await expect(page).toHaveURL(/\/login/);
    await page.goto(path);
    await expect(price).toContainText("1.690,00");
    await expect(price).toContainText(t("price.taxIncluded"));
  });
});
