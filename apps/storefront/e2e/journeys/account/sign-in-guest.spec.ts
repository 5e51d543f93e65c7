import { comeFromElsewhere, freshCustomer } from "../../fixtures/customers.ts";
import { accessKey, shopApi } from "../../fixtures/cart.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

/** Guests are made by ordering. Until then this is how one comes to be. */
test("a guest ends the session [65, 176]", async ({ page, context, complaints }) => {
  const t = await textsOf("de-DE");
  await page.goto("/register");
  const countryId = await page.locator('[name="billingAddress.countryId"]').inputValue();
  const cookie = (await context.cookies()).find(({ name }) => name === "hearth-context");
  const made = await page.request.post(`${shopApi}/account/register`, {
    headers: { "sw-access-key": accessKey, ...(cookie ? { "sw-context-token": cookie.value } : {}) },
    data: {
      guest: true,
      firstName: "Gustav",
      lastName: "Gast",
      email: freshCustomer().email,
      acceptedDataProtection: true,
      storefrontUrl: "http://localhost:3000",
      billingAddress: { street: "Ofenweg 1", zipcode: "60311", city: "Frankfurt", countryId },
    },
  });
  expect(made.status()).toBe(200);
  const token = made.headers()["sw-context-token"] ?? "";
  const { hostname } = new URL(page.url());
  await context.addCookies([
    { name: "hearth-context", value: token, domain: hostname, path: "/", httpOnly: true },
  ]);

  await page.goto("/account");
  await expect(page.getByRole("heading", { name: t("account.guestTitle") })).toBeVisible();
  await expectGoodPage(page, complaints);
  await page.getByRole("button", { name: t("shell.accountMenu") }).click();
  const end = page.getByRole("button", { name: t("accountMenu.signOutGuest") }).filter({ visible: true });
  await end.first().click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto("/account");
  await expect(page).toHaveURL(/\/login\?/);
});
