import { localePath, locales } from "@hearth/i18n";
import type { Locale } from "@hearth/i18n";
import { comeFromElsewhere, fillRegistration, freshCustomer } from "../../fixtures/customers.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { linkTo, mailsTo } from "../../fixtures/mails.ts";
import { staff } from "../../fixtures/staff.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

/** The demo shop's group for trade customers. */
const pages: Record<Locale, { path: string; title: string }> = {
  "de-DE": { path: "/konto-fuer-fachbetriebe", title: "Konto für Fachbetriebe" },
  "en-GB": { path: "/trade-account", title: "Account for trade customers" },
  "pl-PL": { path: "/konto-dla-firm", title: "Konto dla firm instalacyjnych" },
};

for (const locale of journeyLocales) {
  test(`a business asks for the trade group in ${locale}, and the staff let it in [73]`, async ({
    page,
    complaints,
  }) => {
    const t = await textsOf(locale);
    const { path, title } = pages[locale];
    const customer = freshCustomer();
    await page.goto(localePath(locale, path));
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByLabel(t("register.private"))).toHaveCount(0);
    await expectGoodPage(page, complaints);
    // Another language shows the same group.
    for (const other of locales) {
      const link = page.locator(`a[hreflang="${other}"]`).filter({ visible: true }).first();
      // oxlint-disable-next-line no-await-in-loop -- three links of one page
      expect(await link.getAttribute("href")).toMatch(/\/register\?group=[0-9a-f]{32}$/);
    }

    await fillRegistration(page, customer);
    await page.getByRole("button", { name: t("register.submit") }).click();
    await expect(page.locator("#register-problems")).toBeFocused();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expectGoodPage(page, complaints);
    await page.locator('[name="billingAddress.company"]').fill("Probe Haustechnik GmbH");
    await page.locator('[name="vatIds"]').fill("DE123456789");
    await page.locator('[name="password"]').fill(customer.password);
    await page.getByRole("button", { name: t("register.submit") }).click();
    await expect(page.getByRole("heading", { name: t("register.sentTitle") })).toBeVisible();
    await page.goto(await linkTo(customer.email, "/registration/confirm"));
    await page.getByRole("button", { name: t("register.confirmSubmit") }).click();
    await expect(page).toHaveURL(new RegExp(`${localePath(locale, "/account")}$`));

    // How it stands is said, and the address of the application does not lead elsewhere without a word.
    await page.goto(localePath(locale, path));
    await expect(page).toHaveURL(localePath(locale, "/account/trade"));
    await expect(page.getByText(t("account.tradeNext.requested", { email: customer.email }))).toBeVisible();
    await expectGoodPage(page, complaints);

    const asked = (await staff("groups", "list")).split("\n").find((line) => line.includes(customer.email));
    expect(asked).toContain("DE123456789");
    const before = (await mailsTo(customer.email)).length;
    await staff("groups", "accept", asked?.split("  ")[0] ?? "");
    await expect.poll(async () => (await mailsTo(customer.email)).length).toBe(before + 1);
    expect(await staff("groups", "list")).not.toContain(customer.email);
    await page.reload();
    await expect(page.getByText(t("account.tradeNext.accepted"))).toBeVisible();
  });
}
