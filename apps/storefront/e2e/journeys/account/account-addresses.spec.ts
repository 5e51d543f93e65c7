import { localePath } from "@hearth/i18n";
import { comeFromElsewhere, registered, signedIn } from "../../fixtures/customers.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

for (const locale of journeyLocales) {
  test(`an address is added, changed, made the default and deleted in ${locale} [68, 213, 215]`, async ({
    page,
    complaints,
  }) => {
    const t = await textsOf(locale);
    await signedIn(page, await registered(page), locale);
    await page.goto(localePath(locale, "/account/address"));
    const cards = page.locator("main li.card");
    await expect(cards).toHaveCount(1);
    await expect(cards.first()).toContainText(t("account.defaultShipping"));
    await expect(cards.first()).toContainText(t("account.defaultBilling"));

    await page.getByRole("link", { name: t("account.addAddress") }).click();
    await expectGoodPage(page, complaints);
    const at = (name: string) => page.locator(`form#address [name="address.${name}"]`);
    await at("firstName").fill("Eva");
    await at("lastName").fill("Muster");
    await at("street").fill("Kesselgasse 3");
    await at("city").fill("Kassel");
    await at("countryId").selectOption({ index: 0 });
    await at("zipcode").fill("123");
    await page.getByRole("button", { name: t("account.saveAddress") }).click();
    await expect(page.locator("#address-problems")).toContainText(t("errors.VIOLATION::ZIP_CODE_INVALID"));
    await expectGoodPage(page, complaints);
    await at("zipcode").fill("34117");
    await page.getByRole("button", { name: t("account.saveAddress") }).click();
    const added = cards.filter({ hasText: "Kesselgasse 3" });
    await expect(added).toBeVisible();

    await added.getByRole("link", { name: t("account.edit") }).click();
    await at("street").fill("Kesselgasse 5");
    await page.getByRole("button", { name: t("account.saveAddress") }).click();
    const changed = cards.filter({ hasText: "Kesselgasse 5" });
    await expect(changed).toBeVisible();

    // States of other countries are not offered.
    await changed.getByRole("link", { name: t("account.edit") }).click();
    await at("countryId").scrollIntoViewIfNeeded();
    const offered = at("countryStateId").locator("optgroup");
    await expect(offered).toHaveCount(1);
    await expect(offered).toHaveAttribute(
      "label",
      (await at("countryId").locator(":checked").textContent()) ?? "",
    );
    // An island has conditions of its own.
    await at("zipcode").fill("18565");
    await page.getByRole("button", { name: t("account.saveAddress") }).click();
    await expect(changed.getByText(t("account.offRoute"))).toBeVisible();
    await expectGoodPage(page, complaints);

    await changed.getByRole("button", { name: t("account.makeShipping") }).click();
    await expect(changed).toContainText(t("account.defaultShipping"));
    await expectGoodPage(page, complaints);
    // A default address cannot be deleted; the other one is not free either while it is for bills.
    await expect(page.getByText(t("account.delete"))).toHaveCount(0);

    await cards
      .filter({ hasText: "Ofenweg 1" })
      .getByRole("button", { name: t("account.makeShipping") })
      .click();
    await expect(changed.getByText(t("account.delete"))).toBeVisible();
    await changed.getByText(t("account.delete")).click();
    await changed.getByRole("button", { name: t("account.deleteAddress") }).click();
    await expect(cards).toHaveCount(1);
    await expectGoodPage(page, complaints);
  });
}
