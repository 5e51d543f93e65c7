import { comeFromElsewhere, freshAddress, registered, signedIn } from "../../fixtures/customers.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0";

test.beforeEach(({ context }) => comeFromElsewhere(context));

test("the devices of an account are listed, and signed out one by one or all at once, without script too", async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const customer = await registered(page);
  const elsewhere = async () => {
    const context = await browser.newContext({
      baseURL: baseURL ?? "",
      extraHTTPHeaders: freshAddress(),
      userAgent: FIREFOX,
      javaScriptEnabled: false,
    });
    const other = await context.newPage();
    await signedIn(other, customer);
    return other;
  };
  await signedIn(page, customer);
  const other = await elsewhere();

  await page.goto("/account/session");
  const firefox = t("account.deviceOn", { browser: "Firefox", system: "Windows" });
  await expect(page.getByRole("heading", { level: 2, name: firefox })).toBeVisible();
  await expect(page.getByText(t("account.deviceCurrent"))).toHaveCount(1);
  await expectGoodPage(page, complaints);
  await page.getByRole("button", { name: `${t("account.endDevice")}: ${firefox}` }).click();
  await expect(page.getByText(t("note.deviceEnded"))).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: firefox })).toHaveCount(0);
  await other.goto("/account");
  await expect(other).toHaveURL(/\/login\?/);

  const third = await elsewhere();
  await third.goto("/account/session");
  await third.getByRole("button", { name: t("account.endOtherDevices") }).click();
  await expect(third.getByRole("button", { name: t("account.endOtherDevices") })).toHaveCount(0);
  await page.goto("/account");
  await expect(page).toHaveURL(/\/login\?/);
  await third.goto("/account");
  await expect(third).toHaveURL(/\/account$/);
  await Promise.all([other.context().close(), third.context().close()]);
});
