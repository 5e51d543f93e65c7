import { localePath } from "@hearth/i18n";
import {
  comeFromElsewhere,
  fillLogin,
  fillRegistration,
  freshCustomer,
  registered,
} from "../../fixtures/customers.ts";
import { demo } from "../../fixtures/cart.ts";
import { expectPlaced, openCheckout, orderButton, terms } from "../../fixtures/checkout.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

for (const locale of journeyLocales) {
  test(`a customer signs in on the way, sends it elsewhere and orders in ${locale} [75, 76]`, async ({
    page,
    complaints,
  }) => {
    const t = await textsOf(locale);
    const customer = await registered(page);
    await openCheckout(page, locale, [[demo.sensorSet, 1]]);
    await fillLogin(page, t, customer);
    await expect(page).toHaveURL(localePath(locale, "/checkout"));
    await expect(page.locator("#checkout-addresses")).toContainText(customer.email);
    await expectGoodPage(page, complaints);

    const what = t("checkout.shippingAddress");
    await page.getByRole("button", { name: t("checkout.changeOf", { what }) }).click();
    await expect(page.getByRole("button", { name: t("checkout.useAddress") })).toBeVisible();
    await expectGoodPage(page, complaints);
    await page.getByRole("link", { name: t("checkout.newAddress") }).click();
    await page.getByRole("button", { name: t("account.saveAddress") }).click();
    await expect(page.locator("#address-problems")).toBeFocused();
    await expectGoodPage(page, complaints);
    await page.locator('[name="address.street"]').fill("Baustelle 7");
    await page.locator('[name="address.zipcode"]').fill("50667");
    await page.locator('[name="address.city"]').fill("Köln");
    await page.locator('[name="address.countryId"]').selectOption({ index: 0 });
    await page.getByRole("button", { name: t("account.saveAddress") }).click();
    await expect(page.locator("#checkout-addresses")).toContainText("Baustelle 7");
    await expect(page.locator("#checkout-addresses")).toContainText("Ofenweg 1");
    await terms(page).check();
    await orderButton(page, t).click();
    await expectPlaced(page);
  });
}

test("a registration that waits for its mail can order as a guest", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  await openCheckout(page, "de-DE", [[demo.sensorSet, 1]]);
  await page.getByRole("link", { name: t("checkout.registerStart") }).click();
  await expect(page.locator("form#register")).toBeVisible();
  await expectGoodPage(page, complaints);
  await fillRegistration(page, freshCustomer());
  await page.getByRole("button", { name: t("register.submit") }).click();
  await expect(page.getByText(t("checkout.sentText"))).toBeVisible();
  await expect(page.getByRole("link", { name: t("checkout.guestStart") })).toBeVisible();
  await expectGoodPage(page, complaints);
});
