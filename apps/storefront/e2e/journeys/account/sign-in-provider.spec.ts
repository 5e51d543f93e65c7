import { comeFromElsewhere, fillLogin, freshCustomer, registered } from "../../fixtures/customers.ts";
import { beSomebody } from "../../fixtures/identity-provider.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

// Providers send people back to the public address of the shop, which is `localhost` on a desk.
test.use({
  baseURL: (process.env["STOREFRONT_URL"] ?? "http://localhost:3000").replace("127.0.0.1", "localhost"),
});
test.beforeEach(({ context }) => comeFromElsewhere(context));

for (const provider of ["Google", "Facebook", "Apple"]) {
  test(`signing in through ${provider} with a verified address [61]`, async ({ page, complaints }) => {
    const t = await textsOf("de-DE");
    const { email } = freshCustomer();
    await page.goto("/login?redirect=/account/profile");
    await page.getByRole("button", { name: t("signIn.with", { provider }) }).click();
    await beSomebody(page, email, true);
    await expect(page).toHaveURL(/\/account\/profile$/);
    await expect(page.getByText(t("account.currentEmail", { email }))).toBeVisible();
    await expectGoodPage(page, complaints);
  });
}

test("an address nobody has verified takes no account over; its owner links it with the password", async ({
  page,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const customer = await registered(page);
  await page.goto("/login");
  await page.getByRole("button", { name: t("signIn.with", { provider: "Google" }) }).click();
  await beSomebody(page, customer.email, false);
  await expect(page).toHaveURL(/\/login\/link\?provider=google/);
  await expect(page.getByText(t("signIn.linkText", { provider: "Google" }))).toBeVisible();
  await expectGoodPage(page, complaints);
  await fillLogin(page, t, customer);
  await page.getByRole("button", { name: t("signIn.linkNow", { provider: "Google" }) }).click();
  // The provider remembers people for a minute, and asks again after it.
  await page.waitForURL(/\/interaction\/|\/account$/);
  if (page.url().includes("/interaction/")) await beSomebody(page, customer.email, false);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.locator("main")).toContainText(customer.email);
});

test("a provider that names no address is told so", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  await page.goto("/login");
  await page.getByRole("button", { name: t("signIn.with", { provider: "Google" }) }).click();
  await page.getByRole("button", { name: /Nora Noaddress/ }).click();
  await expect(page.getByText(t("signIn.errorEmail"))).toBeVisible();
  await expectGoodPage(page, complaints);
});
