import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
  comeFromElsewhere,
  type Customer,
  ownForm,
  registered,
  signedIn,
} from "../../../storefront/e2e/fixtures/customers.ts";
import { publicShop } from "../../../storefront/e2e/fixtures/orders.ts";
import { expect, expectGoodScreen, test, textsOf } from "../fixtures/office.ts";
import { lateFor, prove } from "../fixtures/prove-again.ts";

/** Where the shop leads somebody who opens the account: to it, or to the door. */
async function accountStatus(page: Page): Promise<number> {
  return (await page.request.get("/account", { maxRedirects: 0 })).status();
}

async function write(page: Page, { email }: Customer, subject: string): Promise<void> {
  await page.goto("/kontakt");
  const form = page.locator("main form#contact");
  await form.locator('[name="email"]').fill(email);
  await form.locator('[name="subject"]').fill(subject);
  await form.locator('[name="comment"]').fill("Passt der Speicher\nunter die Treppe?");
  await form.locator('button[type="submit"]').click();
  await expect(page.locator("#contact-sent")).toBeVisible();
}

async function expectGoodAt(page: Page, complaints: readonly string[]): Promise<void> {
  for (const width of [390, 1440]) {
    // oxlint-disable-next-line no-await-in-loop -- one browser, one width after the other
    await page.setViewportSize({ width, height: 900 });
    // oxlint-disable-next-line no-await-in-loop
    await expectGoodScreen(page, complaints);
  }
}

test("a customer writes, is answered, blocked, let in again, told what is held and erased", async ({
  office,
  browser,
  complaints,
}) => {
  // A dozen stops, and axe looks at most of them twice.
  test.slow();
  const t = await textsOf("de-DE");
  const context = await browser.newContext({ baseURL: publicShop });
  await comeFromElsewhere(context);
  const shopper = await context.newPage();
  const customer = await registered(shopper);
  await signedIn(shopper, customer);
  const subject = `Frage von ${customer.email}`;
  await write(shopper, customer, subject);
  const button = (name: string) => office.getByRole("button", { name, exact: true });
  const main = office.getByRole("main");

  await test.step("the message waits on the start page, is read and answered", async () => {
    await office.goto("/");
    await main.getByRole("link", { name: t("start.messages") }).click();
    await office.getByLabel(t("contact.search")).fill(customer.email);
    await expect(office.getByRole("row")).toHaveCount(2);
    await expectGoodAt(office, complaints);
    await main.getByRole("link", { name: subject }).click();
    await expect(office.getByRole("heading", { level: 1, name: subject })).toBeVisible();
    await expect(main).toContainText("unter die Treppe?");
    await expectGoodAt(office, complaints);
    await button(t("contact.markAnswered")).click();
    await expect(main).toContainText(t("contact.state.answered"));
    await expect(button(t("contact.reopen"))).toBeVisible();
  });

  await test.step("from there to the customer", async () => {
    await main.getByRole("link", { name: t("contact.toCustomer") }).click();
    await expect(office.getByRole("heading", { level: 1, name: "Ada Probe" })).toBeVisible();
    await expect(main).toContainText(customer.email);
    await expect(main).toContainText("Ofenweg 1");
    await expectGoodAt(office, complaints);
  });

  await test.step("another group", async () => {
    const select = office.getByLabel(t("customer.newGroup"));
    const groups = await select.getByRole("option").allTextContents();
    const current = await select.locator("option:checked").textContent();
    const other = groups.find((group) => group !== current) ?? "";
    await select.selectOption({ label: other });
    await button(t("customer.saveGroup")).click();
    await expect(office.getByText(t("customer.groupChanged"))).toBeVisible();
    await expect(office.getByRole("region", { name: t("customer.group") }).locator("dl")).toContainText(
      other,
    );
  });

  await test.step("blocked, the browser is signed out at once and does not come in", async () => {
    expect(await accountStatus(shopper)).toBe(200);
    await button(t("customer.block")).click();
    const dialog = office.getByRole("dialog", { name: t("customer.block") });
    await expectGoodAt(office, complaints);
    await dialog.getByRole("button", { name: t("customer.block") }).click();
    await expect(main).toContainText(t("customer.isBlocked"));
    expect(await accountStatus(shopper)).not.toBe(200);
    const form = { username: customer.email, password: customer.password };
    const refused = await shopper.request.post("/login", { headers: ownForm, form, maxRedirects: 0 });
    expect(refused.status()).not.toBe(303);
    await button(t("customer.unblock")).click();
    await expect(button(t("customer.block"))).toBeVisible();
    await signedIn(shopper, customer);
    expect(await accountStatus(shopper)).toBe(200);
  });

  await test.step("what is held about them is a file, after the proof", async () => {
    await lateFor(office, "**/admin-api/customer/*/export");
    await button(t("customer.export")).click();
    const [file] = await Promise.all([office.waitForEvent("download"), prove(office, t)]);
    expect(file.suggestedFilename()).toMatch(/^customer-\d+\.json$/);
    const held = await readFile(await file.path(), "utf8");
    expect(JSON.parse(held)).toMatchObject({
      customer: { email: customer.email },
      messages: [{ subject }],
    });
  });

  await test.step("erased, nothing of them is found any more", async () => {
    await button(t("customer.erase")).click();
    const dialog = office.getByRole("dialog", { name: t("customer.erase") });
    await expectGoodAt(office, complaints);
    await dialog.getByRole("button", { name: t("customer.eraseConfirm") }).click();
    await expect(office.getByRole("heading", { level: 1, name: t("nav.customer") })).toBeVisible();
    await office.getByLabel(t("customer.search")).fill(customer.email);
    await expect(office.getByText(t("list.none"))).toBeVisible();
    await expectGoodAt(office, complaints);
    expect(await accountStatus(shopper)).not.toBe(200);
  });
  await context.close();
});
