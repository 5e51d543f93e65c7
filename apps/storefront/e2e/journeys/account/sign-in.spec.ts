import { localePath, locales } from "@hearth/i18n";
import {
  comeFromElsewhere,
  fillLogin,
  freshCustomer,
  ownForm,
  registered,
  signedIn,
} from "../../fixtures/customers.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

for (const locale of locales) {
  test(`a wrong password is told in red above the button in ${locale} [24, 306, 307]`, async ({
    page,
    complaints,
  }) => {
    const t = await textsOf(locale);
    const customer = await registered(page);
    await page.goto(localePath(locale, "/login"));
    await expectGoodPage(page, complaints);
    const problems = page.locator("main #login-problems");
    // Whether the address is known makes no difference.
    for (const known of [customer, freshCustomer()]) {
      await fillLogin(page, t, { ...known, password: "falsch geraten" });
      await expect(problems).toBeFocused();
      await expect(problems).toContainText(t("errors.login_no_matching_customer_internal"));
    }
    const button = page.locator("main #login").getByRole("button", { name: t("signIn.submit") });
    const [list, below] = await Promise.all([problems.boundingBox(), button.boundingBox()]);
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    const [red, green] = await problems.evaluate((element) =>
      [...getComputedStyle(element).color.matchAll(/[\d.]+/g)].map(([part]) => Number(part)),
    );
    expect(red).toBeGreaterThan(2 * (green ?? 255));
    await expectGoodPage(page, complaints);

    await fillLogin(page, t, customer);
    await expect(page).toHaveURL(new RegExp(`${localePath(locale, "/account")}$`));
    await expectGoodPage(page, complaints);
    // Who is signed in has no use for the form.
    await page.goto(localePath(locale, "/login"));
    await expect(page).toHaveURL(new RegExp(`${localePath(locale, "/account")}$`));
  });
}

test("too many attempts: the seconds are told [302]", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  const customer = freshCustomer();
  for (let attempt = 0; attempt < 10; attempt++) {
    // oxlint-disable-next-line no-await-in-loop -- they count one by one
    await page.request.post("/login", {
      headers: ownForm,
      form: { username: customer.email, password: "geraten" },
    });
  }
  await page.goto("/login");
  await fillLogin(page, t, customer);
  const problems = page.locator("main #login-problems");
  const [before = "", after = ""] = t("errors.CHECKOUT__CUSTOMER_AUTH_THROTTLED", { seconds: "#" }).split(
    "#",
  );
  await expect(problems).toContainText(new RegExp(`${before}\\d+${after}`));
  await expectGoodPage(page, complaints);
});

test("signing in from the header, by keyboard alone [60, 62-64, 156, 272]", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  const customer = await registered(page);
  await page.goto("/");
  const menu = page.getByRole("button", { name: t("shell.accountMenu") });
  await menu.focus();
  await page.keyboard.press("Enter");
  await page
    .getByRole("link", { name: t("signIn.title"), exact: true })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: t("signIn.title") });
  await expect(dialog.locator('[name="username"]')).toBeFocused();
  await expectGoodPage(page, complaints);
  // Whoever changes their mind is back at the menu.
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  const open = async () => {
    await page.keyboard.press("Enter");
    await page
      .getByRole("link", { name: t("signIn.title"), exact: true })
      .first()
      .press("Enter");
    await expect(dialog.locator('[name="username"]')).toBeFocused();
  };
  await open();
  // A click beside it closes it, too.
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await menu.focus();
  await open();
  await page.keyboard.type(customer.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type("nicht richtig");
  await page.keyboard.press("Enter");
  await expect(dialog.locator("#dialog-login-problems")).toBeFocused();
  // The auth handler refuses by status, which browsers write down.
  expect(complaints.splice(0)).toEqual([expect.stringContaining("401")]);
  await expectGoodPage(page, complaints);
  await dialog.locator('[name="password"]').focus();
  await page.keyboard.type(customer.password);
  const asked = page.waitForRequest("**/api/auth/callback/credentials");
  await page.keyboard.press("Enter");
  expect(Object.fromEntries(new URLSearchParams((await asked).postData() ?? ""))).toMatchObject({
    username: customer.email,
    remember: "true",
    redirect: "false",
    callbackUrl: "/",
  });
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText(t("note.signedIn"))).toBeVisible();
  await menu.click();
  const entries = page.locator("#account-menu");
  await expect(entries.getByRole("link")).toHaveText([t("accountMenu.account")]);
  await expect(entries.getByRole("button")).toHaveText([t("accountMenu.signOut")]);
});

test("signing in leads back to the page that was wanted, never out of the shop", async ({ page }) => {
  const t = await textsOf("de-DE");
  const customer = await registered(page);
  await page.goto("/account/address");
  await expect(page).toHaveURL(/\/login\?/);
  await fillLogin(page, t, customer);
  await expect(page).toHaveURL(/\/account\/address$/);

  const foreign = [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "/api/auth/signout",
    "/login",
  ];
  for (const redirect of foreign) {
    const answer = await page.request.post("/login", {
      headers: ownForm,
      form: { username: customer.email, password: customer.password, redirect },
      maxRedirects: 0,
    });
    expect([redirect, answer.headers()["location"]]).toEqual([redirect, "/account"]);
  }
});

test("signing out ends the session [176]", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  await signedIn(page, await registered(page));
  await page.goto("/account");
  await page
    .getByRole("navigation", { name: t("account.title") })
    .getByRole("button")
    .click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(t("note.signedOut"))).toBeVisible();
  await expectGoodPage(page, complaints);
  await page.goto("/account/profile");
  await expect(page).toHaveURL(/\/login\?/);
});
