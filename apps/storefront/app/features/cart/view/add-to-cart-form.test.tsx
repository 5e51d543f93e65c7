import { act, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { hydrates } from "../../../islands/hydrates.fixture.tsx";
import { toastStore } from "../../../ui/message/toast-store.ts";
import { forgetCart, stubShop } from "../store/cart-answers.fixture.ts";
import { cartView, pump } from "../read/cart-view.fixture.ts";
import { AddToCartForm } from "./add-to-cart-form.island.tsx";

const places: Element[] = [];
const fields = { productId: "pump", name: "Pumpe" };
const added = { key: "cart.said.added", values: { name: "Pumpe" } } as const;

afterEach(() => {
  forgetCart();
  act(() => toastStore.setState({ toasts: [] }));
  for (const place of places.splice(0)) place.remove();
});

async function showForm(props: Partial<ComponentProps<typeof AddToCartForm>> = {}) {
  places.push(await hydrates(<AddToCartForm fields={fields} isAvailable quantity={1} {...props} />));
}

function showDrawer(): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.id = "side-cart";
  document.body.append(dialog);
  places.push(dialog);
  return dialog;
}

it("is busy at once, and the drawer opens when the shop has answered", async () => {
  const sent = stubShop();
  const drawer = showDrawer();
  await showForm({ isCompact: true });
  const button = screen.getByRole("button", { name: "In den Warenkorb: Pumpe" });
  await userEvent.click(button);
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(drawer.open).toBe(false);
  expect(sent[0]?.fields).toEqual({ intent: "add", ...fields, quantity: "1" });
  await sent[0]?.answer({ view: cartView([pump(1)]), messages: [added] });
  expect(button.hasAttribute("aria-busy")).toBe(false);
  expect(drawer.open).toBe(true);
  expect(toastStore.getState().toasts).toEqual([]);
});

it("sends the quantity that was chosen", async () => {
  const sent = stubShop();
  showDrawer();
  await showForm({ quantity: 2, range: { min: 2, max: 8, step: 2 } });
  await userEvent.click(screen.getByRole("button", { name: "Menge erhöhen" }));
  await userEvent.click(screen.getByRole("button", { name: "In den Warenkorb" }));
  expect(sent[0]?.fields["quantity"]).toBe("4");
  await sent[0]?.answer({ view: cartView([pump(4)]), messages: [added] });
});

it("says at the edge of the screen when it did not work, for no cart is seen", async () => {
  const sent = stubShop();
  const drawer = showDrawer();
  await showForm();
  await userEvent.click(screen.getByRole("button", { name: "In den Warenkorb" }));
  await sent[0]?.answer({ view: null, messages: [{ key: "cart.failed.add" }] });
  expect(drawer.open).toBe(false);
  expect(toastStore.getState().toasts).toMatchObject([{ type: "danger", persistent: true }]);
});

it("is an ordinary form where no cart can be shown, and cannot be sent while the product cannot be bought", async () => {
  const sent = stubShop();
  await showForm({ isAvailable: false });
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "In den Warenkorb" });
  expect(button.disabled).toBe(true);
  const { form } = button;
  expect(form?.getAttribute("action")).toBe("/checkout/cart/change");
  let wasKept = false;
  window.addEventListener(
    "submit",
    (event) => {
      wasKept = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  form?.requestSubmit();
  expect(wasKept).toBe(true);
  expect(sent).toEqual([]);
});
