import { comeFromElsewhere } from "../../fixtures/customers.ts";
import { demo } from "../../fixtures/cart.ts";
import {
  choiceApplied,
  expectPlaced,
  fillInvoice,
  freshGuest,
  guestAtCheckout,
  openCheckout,
  orderAsGuest,
  orderButton,
  payment,
  terms,
} from "../../fixtures/checkout.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a method is chosen and ordered in one go", async ({ page }) => {
    const t = await textsOf("de-DE");
    await guestAtCheckout(page, { locale: "de-DE", goods: [[demo.sensorSet, 1]] });
    await payment(page, t, "invoice").check();
    await fillInvoice(page, "+49 69 1234567");
    await terms(page).check();
    await orderButton(page, t).click();
    await expectPlaced(page);
  });

  test("a choice is taken over by its button, and the address is changed", async ({ page }) => {
    const t = await textsOf("de-DE");
    await guestAtCheckout(page, { locale: "de-DE", goods: [[demo.sensorSet, 1]] });
    await payment(page, t, "card").check();
    await page.getByLabel(t("checkout.comment")).fill("Danke");
    await page
      .locator("#checkout-payment")
      .getByRole("button", { name: t("checkout.apply") })
      .click();
    await expect(payment(page, t, "card")).toBeChecked();
    await expect(page.getByLabel(t("checkout.comment"))).toHaveValue("Danke");
    const what = t("checkout.shippingAddress");
    await page.getByRole("button", { name: t("checkout.changeOf", { what }) }).click();
    await page.getByRole("button", { name: t("checkout.useAddress") }).click();
    await expect(page).toHaveURL(/\/checkout$/);
  });
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const locale of ["de-DE", "pl-PL"] as const) {
    test(`everything fits in ${locale}`, async ({ page, complaints }) => {
      const t = await textsOf(locale);
      await openCheckout(page, locale, [
        [demo.hotWaterPump, 1],
        [demo.solarCable, 3],
      ]);
      await expectGoodPage(page, complaints);
      await page.getByRole("link", { name: t("checkout.guestStart") }).tap();
      await expect(page.locator("form#guest")).toBeVisible();
      await expectGoodPage(page, complaints);
      await orderAsGuest(page, t, freshGuest());
      await orderButton(page, t).tap();
      await expect(page.locator("#checkout-problems")).toBeFocused();
      await expectGoodPage(page, complaints);
    });
  }
});

test("all of it by keyboard", async ({ page }) => {
  const t = await textsOf("de-DE");
  await openCheckout(page, "de-DE", [[demo.sensorSet, 1]]);
  await page.getByRole("link", { name: t("checkout.guestStart") }).press("Enter");
  await expect(page.locator("form#guest")).toBeVisible();
  const type = async (name: string, text: string) => {
    await page.locator(`form#guest [name="${name}"]`).focus();
    await page.keyboard.type(text);
  };
  await type("email", freshGuest().email);
  await type("firstName", "Gerda");
  await type("lastName", "Gast");
  await type("shippingAddress.street", "Ofenweg 1");
  await type("shippingAddress.zipcode", "60311");
  await type("shippingAddress.city", "Frankfurt");
  await page.locator('form#guest [name="acceptedDataProtection"]').press("Space");
  await page.keyboard.press("Enter");
  await expect(orderButton(page, t)).toBeVisible();

  // Enter in a field takes the choice over; it never orders.
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.locator("#checkout-paymentMethodId").focus();
  await page.keyboard.press("ArrowDown");
  await choiceApplied(page);
  await expect(page.locator('[name="paymentMethodId"]').nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.locator("#checkout-paymentMethodId")).toBeFocused();
  await choiceApplied(page);
  await page.keyboard.press("Enter");
  await expect(orderButton(page, t)).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);
  await terms(page).press("Space");
  await orderButton(page, t).press("Enter");
  await expectPlaced(page);
});
