import { owner } from "../../../storefront/e2e/fixtures/back-office.ts";
import { beSomebody } from "../../../storefront/e2e/fixtures/identity-provider.ts";
import { expect, expectGoodScreen, listen, test, textsOf } from "../fixtures/office.ts";

test("the company's account stands in for the password", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  listen(page, complaints);
  const button = page.getByRole("button", { name: t("signIn.company", { name: "Hearth ID" }) });
  await page.goto("/");
  await expect(button).toBeVisible();
  await expectGoodScreen(page, complaints);

  await test.step("somebody who does not work here is told so", async () => {
    await button.click();
    await page.getByRole("button", { name: /^Vera Verified/ }).click();
    await expect(page.getByRole("alert")).toHaveText(t("error.ADMIN__COMPANY_REFUSED"));
    await expectGoodScreen(page, complaints);
    await page.getByRole("link", { name: t("signIn.again") }).click();
  });

  await test.step("the owner goes on with the second factor", async () => {
    await button.click();
    await beSomebody(page, owner.email, true);
    await expect(page.getByRole("heading", { level: 1, name: t("signIn.secondTitle") })).toBeVisible();
    await expect(page.getByLabel(t("field.code"))).toBeVisible();
  });
});
