import { act, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { WishlistCount } from "./wishlist-count.island.tsx";
import { wishlistStore } from "./wishlist-store.ts";

afterEach(() => act(() => wishlistStore.setState({ ids: null, pending: [] })));

it("hydrates without a number and shows one when something is on the list [48]", async () => {
  const container = await hydrates(<WishlistCount />);
  expect(container.querySelector("span")?.hidden).toBe(true);
  act(() => wishlistStore.setState({ ids: ["a", "b"] }));
  expect(screen.getByText("2").hidden).toBe(false);
});
