import { randomBytes } from "node:crypto";
import { demo } from "../../../storefront/e2e/fixtures/cart.ts";
import { mailWith } from "../../../storefront/e2e/fixtures/mails.ts";
import { expect, expectFits, expectGoodScreen, test, textsOf } from "../fixtures/office.ts";
import { orderDesk } from "../fixtures/order-desk.ts";

test("somebody without an account orders by telephone; the confirmation comes by mail", async ({
  office,
  complaints,
}) => {
  test.slow();
  const t = await textsOf("de-DE");
  const email = `telefon.${randomBytes(6).toString("hex")}@example.com`;
  const button = (name: string) => office.getByRole("button", { name, exact: true });
  const summary = office.getByRole("region", { name: t("phone.summary") });

  await test.step("who calls", async () => {
    await office.goto("/order");
    await office.getByRole("link", { name: t("phone.new") }).click();
    await expectGoodScreen(office, complaints);
    await button(t("phone.withoutAccount")).click();
    const fill = (label: Parameters<typeof t>[0], text: string) =>
      office.getByLabel(t(label), { exact: true }).fill(text);
    await fill("field.firstName", "Ada");
    await fill("field.lastName", "Brenner");
    await fill("field.email", email);
    await fill("field.street", "Ofenweg 1");
    await fill("field.zipcode", "60314");
    await fill("field.city", "Frankfurt");
    await expectGoodScreen(office, complaints);
    await button(t("phone.takeGuest")).click();
    await expect(summary).toBeVisible();
  });

  await test.step("what they want, and what it costs", async () => {
    for (const number of [demo.sensorSet, demo.electrode]) {
      // oxlint-disable-next-line no-await-in-loop -- one article after the other
      await office.getByLabel(t("phone.searchArticle")).fill(number);
      // oxlint-disable-next-line no-await-in-loop
      await office
        .getByRole("list", { name: t("phone.foundArticles") })
        .getByRole("listitem")
        .filter({ hasText: number })
        .getByRole("button")
        .click();
      // oxlint-disable-next-line no-await-in-loop
      await expect(
        office.getByRole("table", { name: t("order.lines") }).getByRole("row", { name: number }),
      ).toBeVisible();
    }
    const place = button(t("phone.place"));
    await expect(place).toBeDisabled();
    await expect(summary).toContainText(t("phone.choosePayment"));
    await office.getByLabel(t("phone.paymentMethod")).selectOption({ index: 1 });
    await expect(place).toBeEnabled();
    const quantity = office.getByRole("spinbutton").first();
    await quantity.fill("99999");
    await expect(summary).toContainText(t("reason.product-stock-reached"));
    await expect(place).toBeDisabled();
    await quantity.fill("2");
    await expect(place).toBeEnabled();
    await expectGoodScreen(office, complaints);
    await office.setViewportSize({ width: 390, height: 900 });
    await expectFits(office, complaints);
    await office.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step("it is ordered, says who took it, and the customer has it in writing", async () => {
    await button(t("phone.place")).click();
    await office.waitForURL(/\/order\/[0-9a-f]{32}\/show$/);
    const heading = await office.getByRole("heading", { level: 1 }).textContent();
    const number = heading?.match(/\d+/)?.[0] ?? "";
    const { card } = orderDesk(office, t, number);
    await expect(card(t("order.buyer"))).toContainText(t("phone.takenBy"));
    await expect(card(t("order.steps"))).toContainText(t("phone.takenStep", { name: "" }).trim());
    await expectGoodScreen(office, complaints);
    await mailWith(email, new RegExp(number));
  });
});
