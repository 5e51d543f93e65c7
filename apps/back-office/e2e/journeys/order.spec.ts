import { orderedByGuest } from "../fixtures/guest-order.ts";
import { expect, expectGoodScreen, test, textsOf } from "../fixtures/office.ts";

test("an order is found by its number and read", async ({ office, browser, complaints }) => {
  const t = await textsOf("de-DE");
  const { orderNumber, email } = await orderedByGuest(browser);

  await office.goto("/");
  const search = office.getByRole("searchbox", { name: t("shell.findOrder") });
  await search.fill(orderNumber);
  await search.press("Enter");
  const title = office.getByRole("heading", { level: 1, name: t("order.sheet", { number: orderNumber }) });
  await expect(title).toBeFocused();
  await expect(office.getByRole("table", { name: t("order.lines") })).toContainText("KR-ET-10388");
  await expect(office.getByRole("main")).toContainText(email);
  await expect(office.getByRole("main")).toContainText("Ofenweg 1");
  await expectGoodScreen(office, complaints);

  // The same order from the list, by what is known of the buyer; the view is kept under a name.
  await office
    .getByRole("main")
    .getByRole("link", { name: t("nav.order") })
    .click();
  await office.getByLabel(t("order.search")).fill(email);
  await expect(office).toHaveURL(
    (address) => address.searchParams.get("filter") === JSON.stringify({ q: email }),
  );
  await expect(office.getByRole("row")).toHaveCount(2);
  await office.getByRole("button", { name: t("views.save") }).click();
  await office.getByLabel(t("views.name")).fill("Stammkunde");
  await office.getByRole("button", { name: t("shell.save") }).click();
  const choose = async (view: string, searched: string) => {
    await office.getByRole("button", { name: view, exact: true }).click();
    await expect(office.getByLabel(t("order.search"))).toHaveValue(searched);
  };
  await choose(t("list.all"), "");
  await choose("Stammkunde", email);
  await expectGoodScreen(office, complaints);
  await office.getByRole("button", { name: t("views.forget", { name: "Stammkunde" }) }).click();
});
