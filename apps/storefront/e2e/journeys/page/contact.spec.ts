import { examplePhone, localePhoneCountry } from "@hearth/contract/limits";
import { comeFromElsewhere, freshCustomer } from "../../fixtures/customers.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";
import { allMails } from "../../fixtures/mails.ts";

const paths = { "de-DE": "/kontakt", "en-GB": "/en-GB/contact", "pl-PL": "/pl-PL/kontakt" } as const;

test.beforeEach(({ context }) => comeFromElsewhere(context));

for (const locale of journeyLocales) {
  test(`a message reaches the shop in ${locale} [105, 346]`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    const { email } = freshCustomer();
    await page.goto(paths[locale]);
    const form = page.locator("main form#contact");
    await form.getByRole("button", { name: t("contact.send") }).click();
    const problems = page.locator("#contact-problems");
    await expect(problems).toBeFocused();
    await expect(problems.getByRole("link")).toHaveCount(3);
    await expectGoodPage(page, complaints);
    await form.locator('[name="email"]').fill(email);
    await form.locator('[name="subject"]').fill(`Frage von ${email}`);
    await form.locator('[name="comment"]').fill("Passt der Speicher unter die Treppe?");
    await form.locator('[name="phone"]').fill("ruft mich an");
    await form.getByRole("button", { name: t("contact.send") }).click();
    const example = examplePhone(localePhoneCountry(locale));
    await expect(problems).toContainText(
      t("errors.VIOLATION::INVALID_FORMAT_ERROR/phoneNumber", { example }),
    );
    await form.locator('[name="phone"]').fill(example);
    await form.getByRole("button", { name: t("contact.send") }).click();
    await expect(page.locator("#contact-sent")).toBeVisible();
    await expectGoodPage(page, complaints);
    await expect
      .poll(async () => (await allMails()).some(({ text }) => text.includes(email)), {
        timeout: 30_000,
      })
      .toBe(true);
  });
}

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled });

    test("pictures come along, other files are refused by what they are [104]", async ({ page }) => {
      const t = await textsOf("de-DE");
      const { email } = freshCustomer();
      await page.goto("/kontakt");
      const form = page.locator("main form#contact");
      await form.locator('[name="email"]').fill(email);
      await form.locator('[name="subject"]').fill(`Bilder von ${email}`);
      await form.locator('[name="comment"]').fill("So sieht es aus.");
      const files = form.locator('[name="attachments"]');
      const fake = { name: "page.png", mimeType: "image/png", buffer: Buffer.from("<svg onload=alert(1)>") };
      await files.setInputFiles([fake]);
      await form.getByRole("button", { name: t("contact.send") }).click();
      await expect(page.locator("#contact-problems")).toContainText(
        t("errors.VIOLATION::INVALID_FORMAT_ERROR/attachments"),
      );
      await files.setInputFiles([{ name: "a.png", mimeType: "image/png", buffer: pixel }]);
      await form.getByRole("button", { name: t("contact.send") }).click();
      await expect(page.locator("#contact-sent")).toBeVisible();
    });
  });
}
