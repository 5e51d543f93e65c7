import type { Page } from "@playwright/test";
import { comeFromElsewhere } from "../../../storefront/e2e/fixtures/customers.ts";
import { guestOrder, publicShop } from "../../../storefront/e2e/fixtures/orders.ts";
import { expect, test } from "../fixtures/office.ts";

/*
 * The pictures of docs/screenshots/office, taken from a running shop (`CROWD=1 npm run demo`): npm run screenshots -w @hearth/back-office
 * Names choose some of them: -- -g order-page
 */
const target = new URL("../../../../docs/screenshots/office/", import.meta.url).pathname;
const DESK = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };

interface Shot {
  name: string;
  path: string;
  size?: typeof DESK;
  isDark?: boolean;
  prepare?: (page: Page) => Promise<void>;
}

/** The page of what stands first in a list. */
const openFirst = async (page: Page) => {
  const title = page.getByRole("heading", { level: 1 });
  const list = await title.innerText();
  await page.locator("tbody a").first().click();
  await title.filter({ hasNotText: list }).waitFor();
};

const openBench = (page: Page) => page.getByRole("link", { name: "Prüfstand" }).click();

const shots: readonly Shot[] = [
  { name: "start", path: "/" },
  { name: "start-phone", path: "/", size: PHONE },
  { name: "order-list", path: "/order" },
  { name: "order-page", path: "/order", prepare: openFirst },
  { name: "order-page-tablet", path: "/order", size: TABLET, prepare: openFirst },
  { name: "product-list", path: "/product" },
  { name: "product-page", path: "/product", prepare: openFirst },
  { name: "maker-page", path: "/manufacturer", prepare: openFirst },
  { name: "property-page", path: "/property", prepare: openFirst },
  { name: "stream-page", path: "/product-stream", prepare: openFirst },
  { name: "picture-library", path: "/media" },
  { name: "promotion-list", path: "/promotion" },
  { name: "category-tree", path: "/category" },
  { name: "content-pages", path: "/content-page" },
  { name: "customer-list", path: "/customer" },
  { name: "customer-page", path: "/customer", prepare: openFirst },
  { name: "promotion-bench", path: "/promotion", prepare: openBench },
  { name: "messages", path: "/contact-message" },
  { name: "search-rules", path: "/search-rule" },
  { name: "roles-dark", path: "/role", isDark: true },
  { name: "audit", path: "/audit" },
  { name: "settings", path: "/settings" },
  { name: "company", path: "/company" },
  { name: "mail-words", path: "/mail-template/order-shipped" },
  { name: "legal-text", path: "/legal-text", prepare: openFirst },
  { name: "consent-texts", path: "/consent-text" },
  { name: "health", path: "/job" },
];

/** A list of orders without any shows nothing. */
test.beforeAll(async ({ browser }) => {
  const shopper = await browser.newContext({ baseURL: publicShop });
  await comeFromElsewhere(shopper);
  await guestOrder(await shopper.newPage(), { method: "payment_prepayment" });
  await guestOrder(await shopper.newPage(), { method: "payment_invoicepayment" });
  await shopper.close();
});

for (const { name, path, size = DESK, isDark = false, prepare } of shots) {
  test(name, async ({ office }) => {
    await office.setViewportSize(size);
    await office.emulateMedia({ colorScheme: isDark ? "dark" : "light", reducedMotion: "reduce" });
    await office.goto(path);
    await settle(office);
    await prepare?.(office);
    await settle(office);
    await office.screenshot({ path: `${target}${name}.jpg`, quality: 74 });
  });
}

async function settle(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expect(page.locator(".skeleton")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
}
