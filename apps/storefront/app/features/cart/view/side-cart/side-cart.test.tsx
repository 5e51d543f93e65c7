import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { hydrates } from "../../../../islands/hydrates.fixture.tsx";
import { readCart } from "../../store/cart-actions.ts";
import { forgetCart, stubShop } from "../../store/cart-answers.fixture.ts";
import { openSideCart } from "../../store/side-cart-dialog.ts";
import { cartView, pump } from "../../read/cart-view.fixture.ts";
import { SideCart } from "./side-cart.island.tsx";

let place: HTMLElement;

afterEach(() => {
  forgetCart();
  place.remove();
});

async function openDrawer() {
  place = await hydrates(<SideCart />);
  act(openSideCart);
  act(readCart);
  return screen.getByRole("dialog", { name: "Ihr Warenkorb" });
}

it("says that it loads, and shows the cart when the shop has answered", async () => {
  const sent = stubShop();
  const drawer = await openDrawer();
  expect(within(drawer).getByText(/wird geladen/)).toBeTruthy();
  await sent[0]?.answer({ view: cartView([pump()]), messages: [] });
  expect(within(drawer).queryByText(/wird geladen/)).toBeNull();
  expect(within(drawer).getByRole("heading", { name: "Pumpe" })).toBeTruthy();
  expect(within(drawer).getByRole("link", { name: "Zur Kasse" }).getAttribute("href")).toBe("/checkout");
});

it("says when the cart cannot be read, and tries again", async () => {
  const sent = stubShop();
  const drawer = await openDrawer();
  await sent[0]?.fail();
  await userEvent.click(within(drawer).getByRole("link", { name: "Noch einmal versuchen" }));
  await sent[1]?.answer({ view: cartView([]), messages: [] });
  expect(within(drawer).getByRole("heading", { name: "Ihr Warenkorb ist leer" })).toBeTruthy();
});

it("tells screen readers inside the drawer what became of a change", async () => {
  const sent = stubShop();
  const drawer = await openDrawer();
  await sent[0]?.answer({ view: cartView([pump()]), messages: [] });
  await userEvent.click(within(drawer).getByRole("button", { name: "Pumpe entfernen" }));
  const restore = { intent: "restore", lineId: "pump", productId: "1" };
  await sent[1]?.answer({
    view: cartView([]),
    messages: [{ key: "cart.said.removed", values: { name: "Pumpe" }, restore }],
  });
  expect(within(drawer).getByRole("status").textContent).toBe("„Pumpe“ wurde entfernt.");
  expect(within(drawer).getByRole("button", { name: "Rückgängig machen" })).toBeTruthy();
});
