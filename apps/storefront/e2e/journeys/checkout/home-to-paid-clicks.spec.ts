import { demo, sideCart } from "../../fixtures/cart.ts";
import { choiceApplied, freshGuest, orderButton, payment, terms } from "../../fixtures/checkout.ts";
import { countClicks } from "../../fixtures/clicks.ts";
import { comeFromElsewhere } from "../../fixtures/customers.ts";
import { publicShop } from "../../fixtures/orders.ts";
import { expectOutcome, providerButton } from "../../fixtures/payments.ts";
import { openSearch } from "../../fixtures/search.ts";
import { expect, test, textsOf } from "../../fixtures/shop.ts";

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ context }) => comeFromElsewhere(context));

const mostClicks = 16;

test("from the home page to a paid order that comes by freight", async ({ page }) => {
  const t = await textsOf("de-DE");
  const hand = countClicks();
  await page.goto(publicShop);
  const overlay = await openSearch(page, t);
  await overlay.field.fill(demo.hotWaterPump);
  await overlay.field.press("Enter");
  await expect(overlay.cards).toHaveCount(1);
  await hand.click(overlay.cards.getByRole("button", { name: t("addToCart.add") }));
  await hand.click(sideCart(page, t).getByRole("link", { name: t("cart.checkout") }));

  await hand.click(page.getByRole("link", { name: t("checkout.guestStart") }));
  await expect(page.getByRole("complementary", { name: t("checkout.lines") })).toBeVisible();
  const at = (name: string) => page.locator(`form#guest [name="${name}"]`);
  await at("email").fill(freshGuest().email);
  await at("firstName").fill("Gerda");
  await at("lastName").fill("Gast");
  await at("shippingAddress.street").fill("Ofenweg 1");
  await at("shippingAddress.zipcode").fill("60311");
  await at("shippingAddress.city").fill("Frankfurt");
  await hand.click(at("acceptedDataProtection"));
  await hand.click(page.getByRole("button", { name: t("checkout.guestSubmit") }));

  await page.locator("#checkout-freight-phoneNumber").fill("+49 69 1234567");
  await hand.click(page.getByRole("radio", { name: t("checkout.freightAccessTruck") }));
  await hand.click(page.getByRole("radio", { name: t("checkout.freightTimeAny") }));
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await hand.click(payment(page, t, "card"));
  await choiceApplied(page);
  await hand.click(terms(page));
  await hand.click(orderButton(page, t));
  // Nobody has to wait for the provider's page.
  await hand.click(page.getByRole("link", { name: t("order.pendingNow") }));
  await hand.click(providerButton(page, "pay"));
  await expectOutcome(page, t("order.thanksTitle"));
  await expect(page.getByRole("list", { name: t("cart.line") })).toBeVisible();
  // The search was opened by a click too.
  expect(hand.count + 1).toBeLessThanOrEqual(mostClicks);
});
