import { afterEach, expect, it } from "vitest";
import { hydrates } from "../../../islands/hydrates.fixture.tsx";
import { forgetCart } from "../store/cart-answers.fixture.ts";
import { cartStore } from "../store/cart-store.ts";
import { CartSeen } from "./cart-seen.island.tsx";

afterEach(forgetCart);

it("shows nothing, and tells the badges what is in the cart", async () => {
  const place = await hydrates(<CartSeen count={2} version={7} />);
  expect(place.innerHTML).toBe("");
  expect(cartStore.getState().counted).toEqual({ count: 2, version: 7 });
  expect(localStorage.getItem("hearth-cart")).toBe('{"count":2,"version":7}');
  place.remove();
});
