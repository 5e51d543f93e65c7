import type { SalesFigures } from "@hearth/admin-contract";
import type { Page } from "@playwright/test";
import { orderedByGuest } from "../fixtures/guest-order.ts";
import { expect, expectFits, expectGoodScreen, test, textsOf } from "../fixtures/office.ts";

const figuresOf = (page: Page) =>
  page.evaluate(async () => (await (await fetch("/admin-api/sales-figures")).json()) as SalesFigures);

test("an order of today is in the figures, the charts and the table", async ({
  office,
  complaints,
  browser,
}) => {
  const t = await textsOf("de-DE");
  await office.goto("/");
  const before = await figuresOf(office);
  await orderedByGuest(browser);

  await office.reload();
  const after = await figuresOf(office);
  expect(after.today.orders).toBeGreaterThan(before.today.orders);
  expect(after.today.cents).toBeGreaterThan(before.today.cents);
  const figure = office.getByRole("listitem").filter({ hasText: t("start.ordersToday") });
  await expect(figure.locator("strong")).toHaveText(String(after.today.orders));

  const month = office.getByRole("region", { name: t("start.month") });
  // Thirty bars have a place; those of days without orders have no height.
  await expect(month.locator(".recharts-bar-rectangle path").first()).toBeVisible();
  await expect(month.locator(".recharts-surface[role=application]")).toHaveCount(2);
  await expectGoodScreen(office, complaints);

  // By keyboard: the chart says its days one by one, the table all of them.
  await month.locator(".recharts-surface").first().focus();
  await office.keyboard.press("ArrowRight");
  await expect(month.locator(".chart-tip").first()).toBeVisible();
  await month.locator("summary").focus();
  await office.keyboard.press("Enter");
  const rows = month.getByRole("table", { name: t("start.month") }).locator("tbody tr");
  await expect(rows).toHaveCount(30);
  await expect(rows.first()).toContainText(String(after.today.orders));
  await expectGoodScreen(office, complaints);

  await office.emulateMedia({ colorScheme: "dark" });
  await expectGoodScreen(office, complaints);
  await office.setViewportSize({ width: 390, height: 844 });
  await expectFits(office, complaints);
});

test("what is low in stock is counted, and its list is narrowed to it", async ({ office }) => {
  const t = await textsOf("de-DE");
  await office.goto("/");
  const tile = office.getByRole("listitem").filter({ hasText: t("start.lowStock") });
  await expect(tile.locator("strong")).toHaveText(/^[\d.]+$/);
  await tile.getByRole("link").click();
  await expect(office.getByRole("heading", { level: 1, name: t("nav.product") })).toBeVisible();
  await expect(office.getByLabel(t("product.availableBelow"))).toHaveValue("5");
});

test("whoever runs the shop sees what it stands on", async ({ office, complaints }) => {
  const t = await textsOf("de-DE");
  await office.goto("/job");
  const health = office.getByRole("region", { name: t("health.title") });
  for (const part of ["database", "worker"] as const) {
    const row = health.getByRole("listitem").filter({ hasText: t(`health.part.${part}`) });
    // oxlint-disable-next-line no-await-in-loop -- one row after the other
    await expect(row).toContainText(t("health.state.good"));
  }
  await expectGoodScreen(office, complaints);
});

test("a new shop's list leads to its screens, and can be hidden", async ({ office, complaints }) => {
  const t = await textsOf("de-DE");
  await office.goto("/");
  const list = office.getByRole("region", { name: t("setup.title") });
  await expect(list.getByRole("listitem")).toHaveCount(7);
  await expectGoodScreen(office, complaints);
  await list.getByRole("link", { name: t("setup.step.company") }).click();
  await expect(office.getByRole("heading", { level: 1, name: t("settings.company") })).toBeVisible();
  await office.goto("/");
  await list.getByRole("button", { name: t("setup.hide") }).click();
  await expect(list).toBeHidden();
  await office.reload();
  await expect(office.getByRole("region", { name: t("start.month") })).toBeVisible();
  await expect(list).toBeHidden();
});
