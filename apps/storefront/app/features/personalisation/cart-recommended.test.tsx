import { act } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { cartStore } from "../cart/public-islands.ts";
import type { CartViewData } from "../cart/public.ts";
import { aboutCart } from "./about-cart.ts";
import { CartRecommended } from "./cart-recommended.island.tsx";

const id = (number: number) => number.toString(16).padStart(32, "0");
const view = (productIds: (string | null)[], offered: string[] = []) =>
  ({
    cart: { groups: [{ lines: productIds.map((productId) => ({ productId })) }] },
    crossSelling: offered.map((each) => ({ id: each })),
  }) as unknown as CartViewData;

const fetched = vi.fn<(url: string) => Promise<Response>>();
const urls = () => fetched.mock.calls.map(([url]) => url);

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response("<article>Pumpe</article>")));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  // Still shown, so it asks once more.
  act(() => cartStore.setState(cartStore.getInitialState(), true));
  vi.unstubAllGlobals();
});

it("asks about what lies in the cart, without what is offered beside it, and again when the cart changed [43]", async () => {
  const first = view([id(2), id(1), null], [id(5)]);
  await hydrates(<CartRecommended about={aboutCart(first)} />);
  await act(async () => cartStore.setState({ page: first }));
  expect(urls()).toEqual([`/fragments/recommendations/all/${id(1)},${id(2)}/${id(5)}`]);
  await act(async () => cartStore.setState({ view: view([id(2)], [id(6)]) }));
  expect(urls()).toHaveLength(2);
  expect(urls()[1]).toBe(`/fragments/recommendations/all/${id(2)}/${id(6)}`);
});

it("asks about the whole shop where the cart is empty", async () => {
  await hydrates(<CartRecommended about={aboutCart(view([]))} />);
  expect(urls()).toEqual(["/fragments/recommendations/all"]);
});
