import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { STORAGE_KEY } from "./viewed-list.ts";
import { ViewedProducts } from "./viewed-products.island.tsx";

const id = (number: number) => number.toString(16).padStart(32, "0");
const shown = (productId: string) => (
  <ViewedProducts productId={productId} title="Zuletzt angesehen" cardsPath="/fragments/products" />
);

const fetched = vi.fn<(url: string) => Promise<Response>>();
const stored = () => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null") as unknown;
const row = () => screen.queryByRole("region", { name: "Zuletzt angesehen" });

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset().mockResolvedValue(new Response("<article>Pufferspeicher</article>"));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => vi.unstubAllGlobals());

it("remembers the first product and shows nothing", () => {
  render(shown(id(1)));
  expect(stored()).toEqual([id(1)]);
  expect(fetched).not.toHaveBeenCalled();
  expect(row()).toBeNull();
});

it("shows the cards of products seen before", async () => {
  localStorage.setItem(STORAGE_KEY, JSON.stringify([id(2), id(1)]));
  render(shown(id(1)));
  expect(fetched.mock.calls[0]?.[0]).toBe(`/fragments/products/${id(2)}`);
  expect((await screen.findByRole("article")).textContent).toBe("Pufferspeicher");
  expect(row()).toBeTruthy();
  expect(stored()).toEqual([id(1), id(2)]);
});

it("remembers the variant that was chosen, and keeps its row", async () => {
  localStorage.setItem(STORAGE_KEY, JSON.stringify([id(2)]));
  const { rerender } = render(shown(id(1)));
  await screen.findByRole("article");
  rerender(shown(id(3)));
  expect(stored()).toEqual([id(3), id(1), id(2)]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("stays away when the shop does not answer", async () => {
  localStorage.setItem(STORAGE_KEY, JSON.stringify([id(2)]));
  fetched.mockResolvedValue(new Response("", { status: 500 }));
  render(shown(id(1)));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(row()).toBeNull();
});

it("remembers nothing where no product is looked at, and shows the last ones", async () => {
  localStorage.setItem(STORAGE_KEY, JSON.stringify([id(2), id(1)]));
  render(shown(""));
  expect(fetched.mock.calls[0]?.[0]).toBe(`/fragments/products/${id(2)},${id(1)}`);
  expect(await screen.findByRole("article")).toBeTruthy();
  expect(stored()).toEqual([id(2), id(1)]);
});

it("hydrates without a word", async () => {
  await hydrates(shown(id(1)));
  expect(stored()).toEqual([id(1)]);
});
