import { expect, expectGoodScreen, test, textsOf } from "../fixtures/office.ts";

test("on a telephone the filters of orders are behind a button that counts them", async ({
  office,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  await office.setViewportSize({ width: 390, height: 844 });
  await office.goto("/order");
  const state = office.getByLabel(t("field.paymentState"));
  await expect(state).toBeHidden();
  const fold = office.getByRole("button", { name: t("list.filters") });
  await fold.press("Enter");
  await state.selectOption({ index: 1 });
  const counted = office.getByRole("button", { name: t("list.filtersSet", { set: 1 }) });
  await expect(counted).toHaveAttribute("aria-expanded", "true");
  await expectGoodScreen(office, complaints);
  await counted.click();
  await expect(state).toBeHidden();
  await expect(counted).toBeVisible();
  await expectGoodScreen(office, complaints);
});
