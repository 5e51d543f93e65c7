import { createFormatters, localePath } from "@hearth/i18n";
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
  test(`the forwarder learns what there is to know in ${locale} [77]`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    await guestAtCheckout(page, { locale, goods: [[demo.hotWaterPump, 1]] });
    await expect(page.getByRole("heading", { name: t("checkout.freightTitle") })).toBeVisible();
    await expect(page.locator("#checkout-delivery")).toContainText(createFormatters(locale).money(6900));
    await terms(page).check();
    await orderButton(page, t).click();
    await expect(page.locator("#checkout-problems")).toContainText(t("checkout.freightPhone"));
    await expect(page.locator("#checkout-problems")).toContainText(t("checkout.freightAccess"));
    await expectGoodPage(page, complaints);

    await page.getByLabel(t("checkout.freightPhone")).fill("+48 601 234 567");
    await page.getByRole("radio", { name: t("checkout.freightAccessSmall") }).check();
    await page.getByRole("radio", { name: t("checkout.freightTimeMorning") }).check();
    await page.getByRole("checkbox", { name: t("checkout.freightLift") }).check();
    await page.getByLabel(t("checkout.freightNote")).fill("Tor 2, hinter der Scheune");
    await orderButton(page, t).click();
    await expectPlaced(page);
  });
}

test("whatever is changed elsewhere, nothing typed is lost [78]", async ({ page }) => {
  const t = await textsOf("de-DE");
  await guestAtCheckout(page, { locale: "de-DE", goods: [[demo.hotWaterPump, 1]] });
  const phone = page.getByLabel(t("checkout.freightPhone"));
  const note = page.getByLabel(t("checkout.freightNote"));
  const comment = page.getByLabel(t("checkout.comment"));
  await phone.fill("+49 151 2345678");
  await note.fill("Tor 2 – hinten");
  await comment.fill("Bitte vorher anrufen.");
  await page.getByRole("radio", { name: t("checkout.freightTimeAfternoon") }).check();
  await payBy(page, t, "invoice");
  await page.locator("#checkout-birthdayYear").fill("1980");

  const stillThere = async () => {
    await expect(phone).toHaveValue("+49 151 2345678");
    await expect(note).toHaveValue("Tor 2 – hinten");
    await expect(comment).toHaveValue("Bitte vorher anrufen.");
    await expect(page.getByRole("radio", { name: t("checkout.freightTimeAfternoon") })).toBeChecked();
    await expect(page.locator("#checkout-birthdayYear")).toHaveValue("1980");
  };
  await stillThere();
  const change = (what: string) => page.getByRole("button", { name: t("checkout.changeOf", { what }) });
  await change(t("checkout.billingAddress")).click();
  await page.getByRole("link", { name: t("checkout.newAddress") }).click();
  await page.locator('[name="address.street"]').fill("Amtsgasse 2");
  await page.locator('[name="address.zipcode"]').fill("55116");
  await page.locator('[name="address.city"]').fill("Mainz");
  await page.getByRole("button", { name: t("account.saveAddress") }).click();
  await expect(page.locator("#checkout-addresses")).toContainText("Amtsgasse 2");
  await expect(page.locator("#checkout-addresses")).toContainText("Ofenweg 1");
  await stillThere();

  await page.getByRole("button", { name: t("checkout.editCart") }).click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await page.getByRole("link", { name: t("cart.checkout") }).click();
  await stillThere();

  await change(t("checkout.contact")).click();
  await expect(page.locator('form#guest [name="shippingAddress.street"]')).toHaveValue("Ofenweg 1");
  await page.getByRole("link", { name: t("checkout.back") }).click();
  await stillThere();
});

test("an island is warned about, and Switzerland cannot be served", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  await guestAtCheckout(page, {
    locale: "de-DE",
    goods: [[demo.hotWaterPump, 1]],
    guest: freshGuest({ zipcode: "26757" }),
  });
  await expect(page.getByText(t("account.offRoute"))).toBeVisible();
  await expectGoodPage(page, complaints);

  await page.goto(localePath("de-DE", "/checkout/address/shipping?edit=new"));
  await page.locator('[name="address.street"]').fill("Bahnhofstrasse 1");
  await page.locator('[name="address.countryId"]').selectOption({ label: "Schweiz" });
  await page.locator('[name="address.zipcode"]').fill("8001");
  await page.locator('[name="address.city"]').fill("Zürich");
  await page.getByRole("button", { name: t("account.saveAddress") }).click();
  await expect(page.getByText(t("account.offRoute"))).toBeVisible();
  await expect(orderButton(page, t)).toBeDisabled();
  await expect(page.getByText(t("checkout.blocked"))).toBeVisible();
  await expectGoodPage(page, complaints);
});
