import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { hydrates } from "../../../islands/hydrates.fixture.tsx";
import { forgetCart, stubShop } from "../store/cart-answers.fixture.ts";
import { CartLink } from "./cart-link.island.tsx";
import { SIDE_CART_ID } from "../store/side-cart-id.ts";

const places: Element[] = [];

afterEach(() => {
  forgetCart();
  for (const place of places.splice(0)) place.remove();
});

async function showLink() {
  places.push(await hydrates(<CartLink href="/checkout/cart" text="Warenkorb" />));
  return screen.getByRole("link");
}

it("counts what this browser knows, and what another tab tells [48]", async () => {
  localStorage.setItem("hearth-cart", '{"count":3,"version":1}');
  const link = await showLink();
  expect(link.textContent).toBe("Warenkorb3");
  localStorage.setItem("hearth-cart", '{"count":120,"version":2}');
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "hearth-cart" })));
  expect(link.textContent).toBe("Warenkorb99+");
});

it("has no badge while nothing is known", async () => {
  const link = await showLink();
  expect(link.querySelector("[hidden]")?.textContent).toBe("");
});

it("opens the drawer and asks for the cart; where there is no drawer it is a link", async () => {
  const sent = stubShop();
  const link = await showLink();
  let wasKept = false;
  window.addEventListener(
    "click",
    (event) => {
      wasKept = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  await userEvent.click(link);
  expect(wasKept).toBe(true);

  const dialog = document.createElement("dialog");
  dialog.id = SIDE_CART_ID;
  document.body.append(dialog);
  places.push(dialog);
  await userEvent.click(link);
  expect(dialog.open).toBe(true);
  await expect.poll(() => sent.map(({ path }) => path), { timeout: 30_000 }).toEqual(["/checkout/cart/view"]);
  await sent[0]?.answer({ view: null, messages: [] });
});
