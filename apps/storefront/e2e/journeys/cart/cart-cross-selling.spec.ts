import type { CrossSellingElement } from "@hearth/contract";
import { accessKey, openCart, productId, shopApi } from "../../fixtures/cart.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

/** A heat pump with accessories and with cylinders that fit it. */
const heatPump = "NW-AM-08";

test("accessories go in one by one, and what is offered follows the cart [74, 93, 183, 184]", async ({
  page,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const answer = await page.request.post(
    `${shopApi}/product/${await productId(page, heatPump)}/cross-selling`,
    {
      headers: { "sw-access-key": accessKey },
    },
  );
  const groups = (await answer.json()) as CrossSellingElement[];
  const accessories = groups.find(({ crossSelling }) => crossSelling.name === "Zubehör")?.products ?? [];
  await openCart(page, "de-DE", [[heatPump, 1]]);
  const offers = page.getByRole("region", { name: t("cart.crossSelling") });
  const name = await offers.getByRole("heading", { level: 3 }).first().innerText();
  expect(accessories.map(({ translated }) => translated.name)).toContain(name);

  await offers.getByRole("button", { name: t("addToCart.named", { name }) }).click();
  const line = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("spinbutton") })
    .filter({ hasText: name });
  await expect(line.getByRole("spinbutton")).toHaveValue("1");
  await expect(offers.getByRole("heading", { name })).toHaveCount(0);

  await line.getByRole("button", { name: t("cart.removeName", { name }) }).click();
  await expect(line).toHaveCount(0);
  await expect(offers.getByRole("heading", { name })).toHaveCount(1);
  await expectGoodPage(page, complaints);
});
