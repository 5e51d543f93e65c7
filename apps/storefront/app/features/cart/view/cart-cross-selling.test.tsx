import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { hydrates } from "../../../islands/hydrates.fixture.tsx";
import { CartPage } from "../page/cart-page.island.tsx";
import { cable, cartView, offered, pump } from "../read/cart-view.fixture.ts";
import { readCart } from "../store/cart-actions.ts";
import { forgetCart, stubShop } from "../store/cart-answers.fixture.ts";
import { openSideCart } from "../store/side-cart-dialog.ts";
import { SideCart } from "./side-cart/side-cart.island.tsx";

/* What goes with the goods, in the drawer and on the page: both are made from what the shop answered last. */
let place: HTMLElement;

afterEach(() => {
  forgetCart();
  place.remove();
});

const seal = offered("seal", "Dichtung");
const valve = offered("valve", "Ventil");

async function openDrawer() {
  const sent = stubShop();
  place = await hydrates(<SideCart />);
  act(openSideCart);
  act(readCart);
  await sent.shift()?.answer({ view: { ...cartView([pump()]), crossSelling: [seal] }, messages: [] });
  return { sent, drawer: within(screen.getByRole("dialog", { name: "Ihr Warenkorb" })) };
}

async function showPage() {
  const sent = stubShop();
  const view = { ...cartView([pump(), cable()]), crossSelling: [seal] };
  place = await hydrates(<CartPage view={view} messages={[]} waysIntoShop={<p>Wege</p>} />);
  return { sent, page: within(place) };
}

const goesWith = (part: ReturnType<typeof within>) =>
  part.queryByRole("region", { name: "Passt dazu" })?.textContent;

it("the drawer shows lines, subtotal with its VAT, and what goes with them, each with a button [66]", async () => {
  const { drawer } = await openDrawer();
  expect(drawer.getByRole("heading", { name: "Pumpe" })).toBeTruthy();
  expect(drawer.getByText("Zwischensumme").textContent).toContain("inkl. MwSt.");
  expect(goesWith(drawer)).toContain("Dichtung");
  expect(drawer.getByRole("button", { name: "In den Warenkorb: Dichtung" })).toBeTruthy();
});

it("the drawer leads to the cart, to the checkout and back into the shop [67]", async () => {
  const { drawer } = await openDrawer();
  const leadsTo = (name: string) => drawer.getByRole("link", { name }).getAttribute("href");
  expect(leadsTo("Zum Warenkorb")).toBe("/checkout/cart");
  expect(leadsTo("Zur Kasse")).toBe("/checkout");
  expect(drawer.getByRole("button", { name: "Weiter einkaufen" })).toBeTruthy();
});

it("the page shows lines, the field for codes and what goes with them [74]", async () => {
  const { page } = await showPage();
  expect(page.getByRole("heading", { name: "Pumpe" })).toBeTruthy();
  expect(page.getByLabelText("Gutscheincode")).toBeTruthy();
  expect(goesWith(page)).toContain("Dichtung");
});

it("one piece goes in, then cart and offers are those of the answer [184]", async () => {
  const { sent, page } = await showPage();
  await userEvent.click(page.getByRole("button", { name: "In den Warenkorb: Dichtung" }));
  expect(sent[0]?.fields).toMatchObject({ intent: "add", productId: "seal", quantity: "1" });
  await sent[0]?.answer({ view: { ...cartView([pump()]), crossSelling: [valve] }, messages: [] });
  expect(page.queryByRole("heading", { name: "Kabel" })).toBeNull();
  expect(goesWith(page)).toContain("Ventil");
  expect(goesWith(page)).not.toContain("Dichtung");
});

it("one piece goes in from the drawer, too [66, 184]", async () => {
  const { sent, drawer } = await openDrawer();
  await userEvent.click(drawer.getByRole("button", { name: "In den Warenkorb: Dichtung" }));
  expect(sent[0]?.fields).toMatchObject({ intent: "add", productId: "seal", quantity: "1" });
  await sent[0]?.answer({ view: { ...cartView([pump(), cable()]), crossSelling: [valve] }, messages: [] });
  expect(drawer.getByRole("heading", { name: "Kabel" })).toBeTruthy();
  expect(goesWith(drawer)).toContain("Ventil");
});

it("after a line was removed cart and offers are those of the answer [183]", async () => {
  const { sent, page } = await showPage();
  await userEvent.click(page.getByRole("button", { name: "Kabel entfernen" }));
  await sent[0]?.answer({ view: { ...cartView([pump()]), crossSelling: [valve] }, messages: [] });
  expect(page.queryByRole("heading", { name: "Kabel" })).toBeNull();
  expect(goesWith(page)).toContain("Ventil");
});
