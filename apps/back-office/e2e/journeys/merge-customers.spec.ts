import { comeFromElsewhere, registered } from "../../../storefront/e2e/fixtures/customers.ts";
import { publicShop } from "../../../storefront/e2e/fixtures/orders.ts";
import { expect, expectGoodScreen, test, textsOf } from "../fixtures/office.ts";
import { lateFor, prove } from "../fixtures/prove-again.ts";

test("two accounts of one person become one, after a look at both and a proof", async ({
  office,
  browser,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const context = await browser.newContext({ baseURL: publicShop });
  await comeFromElsewhere(context);
  const shopper = await context.newPage();
  const stays = await registered(shopper);
  const closes = await registered(shopper);
  await context.close();
  const main = office.getByRole("main");
  const button = (name: string) => main.getByRole("button", { name, exact: true });

  await office.goto("/customer");
  await office.getByLabel(t("customer.search")).fill(stays.email);
  await expect(office.getByRole("row")).toHaveCount(2);
  await main.getByRole("link", { name: "Ada Probe" }).click();
  await main.getByRole("link", { name: t("merge.open") }).click();
  await office.getByLabel(t("customer.search")).fill(closes.email);
  await main.getByRole("listitem").filter({ hasText: closes.email }).getByRole("button").click();
  const table = main.getByRole("table");
  await expect(table).toContainText(stays.email);
  await expect(table).toContainText(closes.email);
  for (const width of [390, 768, 1440]) {
    // oxlint-disable-next-line no-await-in-loop -- one browser, one width after the other
    await office.setViewportSize({ width, height: 900 });
    // oxlint-disable-next-line no-await-in-loop
    await expectGoodScreen(office, complaints);
  }
  await lateFor(office, "**/admin-api/customer/*/merge");
  await button(t("merge.merge")).click();
  await office
    .getByRole("dialog")
    .getByRole("button", { name: t("merge.merge"), exact: true })
    .click();
  await prove(office, t);
  await expect(office.getByText(t("merge.done"))).toBeVisible();
  await expect(main).toContainText(stays.email);
  await office.goto("/customer");
  await office.getByLabel(t("customer.search")).fill(closes.email);
  await expect(office.getByText(t("list.none"))).toBeVisible();
});
