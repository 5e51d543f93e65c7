import { countClicks } from "../../fixtures/clicks.ts";
import { listingCards, openFilterGroup } from "../../fixtures/listing.ts";
import { freshCustomer } from "../../fixtures/customers.ts";
import { expect, test, textsOf } from "../../fixtures/shop.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("a company finds its application with one click from the home page", async ({ page }) => {
  const t = await textsOf("de-DE");
  const hand = countClicks();
  await page.goto("/");
  await hand.click(page.getByRole("banner").getByRole("link", { name: t("shell.trade") }));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Fachbetriebe");
  expect(hand.count).toBe(1);
});

test("whoever wants to withdraw declares it with three clicks from the home page", async ({ page }) => {
  const t = await textsOf("de-DE");
  const hand = countClicks();
  await page.goto("/");
  await hand.click(page.getByRole("contentinfo").getByRole("link", { name: t("shell.withdraw") }));
  const form = page.locator("#withdrawal");
  await form.getByLabel(t("withdrawal.name")).fill("Ada Brenner");
  await form.getByLabel(t("withdrawal.contract")).fill("10042");
  await form.getByLabel(t("withdrawal.email")).fill(freshCustomer().email);
  await hand.click(form.getByRole("button", { name: t("withdrawal.next") }));
  await hand.click(page.getByRole("button", { name: t("withdrawal.confirm") }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("withdrawal.receivedTitle"));
  expect(hand.count).toBe(3);
});

test("a quiet heat pump for an old house is found with four clicks from the home page", async ({ page }) => {
  const hand = countClicks();
  await page.goto("/");
  await hand.click(page.getByRole("banner").locator("summary", { hasText: "Wärmepumpen" }));
  await hand.click(page.getByRole("banner").getByRole("link", { name: "Monoblock-Wärmepumpen" }));
  const flow = await openFilterGroup(page, "Max. Vorlauftemperatur");
  await hand.click(flow.getByRole("checkbox", { name: /^75 °C/ }));
  await expect(page).toHaveURL(/properties=/);
  await hand.click(listingCards(page).first().getByRole("link").first());
  await expect(page.getByText("75 °C").first()).toBeVisible();
  expect(hand.count).toBe(4);
});
