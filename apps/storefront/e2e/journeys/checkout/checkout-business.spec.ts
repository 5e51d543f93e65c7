import { comeFromElsewhere } from "../../fixtures/customers.ts";
import { demo } from "../../fixtures/cart.ts";
import {
  expectPlaced,
  freshGuest,
  guestAtCheckout,
  orderButton,
  payBy,
  terms,
} from "../../fixtures/checkout.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

for (const locale of journeyLocales) {
  test(`a company orders on invoice without an account in ${locale} [77, 159]`, async ({
    page,
    complaints,
  }) => {
    const t = await textsOf(locale);
    const guest = freshGuest({ company: "Wärme & Licht GmbH" });
    await guestAtCheckout(page, { locale, goods: [[demo.solarCable, 1]], guest });
    await expect(page.locator("#checkout-addresses")).toContainText("Wärme & Licht GmbH");
    await payBy(page, t, "invoiceOfCompany");
    await terms(page).check();
    await page.locator("#checkout-phoneNumber").fill("+48 22 1234567");
    await orderButton(page, t).click();
    const problems = page.locator("#checkout-problems");
    await expect(problems).toContainText(
      t("errors.VIOLATION::PHONE_NUMBER_NOT_GERMAN", { example: "0151 23456789" }),
    );
    // A company has none.
    await expect(page.locator("#checkout-birthdayDay")).toHaveCount(0);
    await expectGoodPage(page, complaints);

    // What was typed and agreed to is still there.
    await expect(terms(page)).toBeChecked();
    await expect(page.locator("#checkout-phoneNumber")).toHaveValue("+48 22 1234567");
    await page.locator("#checkout-phoneNumber").fill("+49 69 1234567");
    await orderButton(page, t).click();
    await expectPlaced(page);
  });
}

test("a card is never asked for here, and leads to the provider [159]", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  await guestAtCheckout(page, { locale: "de-DE", goods: [[demo.sensorSet, 1]] });
  await payBy(page, t, "card");
  await expect(page.getByText(t("checkout.cardText"))).toBeVisible();
  await expect(page.locator("[autocomplete^=cc-]")).toHaveCount(0);
  await expectGoodPage(page, complaints);
  await terms(page).check();
  await orderButton(page, t).click();
  await expect(page).toHaveURL(/\/checkout\/pending\/[0-9a-f]{32}$/);
});
