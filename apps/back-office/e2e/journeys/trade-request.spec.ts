import { comeFromElsewhere, ownForm, signedIn } from "../../../storefront/e2e/fixtures/customers.ts";
import { publicShop } from "../../../storefront/e2e/fixtures/orders.ts";
import { businessCustomer } from "../../../storefront/e2e/fixtures/trade.ts";
import { expect, expectGoodScreen, test, textsOf } from "../fixtures/office.ts";

test("a company asks for trade prices; the register's word stands beside theirs, and staff decide", async ({
  office,
  browser,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const context = await browser.newContext({ baseURL: publicShop });
  await comeFromElsewhere(context);
  const shopper = await context.newPage();
  const customer = await businessCustomer(shopper);
  await signedIn(shopper, customer);
  const asked = await shopper.request.post("/account/trade", { headers: ownForm, form: {}, maxRedirects: 0 });
  expect(asked.status()).toBe(303);

  await office.goto("/customer-group-request");
  await office.getByLabel(t("groupRequest.search")).fill(customer.email);
  const row = office.getByRole("row").filter({ hasText: customer.email });
  await expect(office.getByRole("row")).toHaveCount(2);
  const button = row.getByRole("button", {
    name: t("groupRequest.checkNamed", { name: "Probe Haustechnik GmbH" }),
  });
  await button.click();
  await expect(office.getByText(t("groupRequest.checked"))).toBeVisible();
  await expect(row).toContainText("DE123456789");
  await expect(row.getByText(t("vatCheck.valid"), { exact: true })).toBeVisible();
  await expect(row).toContainText(t("vatCheck.note.noNames"));
  for (const width of [390, 768, 1440]) {
    // oxlint-disable-next-line no-await-in-loop -- one browser, one width after the other
    await office.setViewportSize({ width, height: 900 });
    // oxlint-disable-next-line no-await-in-loop
    await expectGoodScreen(office, complaints);
  }
  await row
    .getByRole("button", { name: t("groupRequest.acceptNamed", { name: "Probe Haustechnik GmbH" }) })
    .click();
  await expect(office.getByText(t("groupRequest.accepted"))).toBeVisible();
  await context.close();
});
