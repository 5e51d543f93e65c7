import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../../islands/hydrates.fixture.tsx";
import { ListingLink } from "./listing-link.island.tsx";
import { listingStore } from "./listing-store.ts";

beforeEach(() => history.replaceState(null, "", "/heizung"));
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => listingStore.setState({ pending: null }));
});

it("shows its address in place, and leaves new tabs to the browser", () => {
  const ask = vi.fn<typeof fetch>(() => new Promise(() => {}));
  vi.stubGlobal("fetch", ask);
  render(<ListingLink href="/heizung?rating=4">Ab 4</ListingLink>);
  const link = screen.getByRole("link", { name: "Ab 4" });
  expect(fireEvent.click(link)).toBe(false);
  expect(listingStore.getState().pending?.query.minRating).toBe(4);
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(ask).toHaveBeenCalledTimes(1);
});

it("hydrates without a word", async () => {
  await hydrates(<ListingLink href="/heizung">Alle</ListingLink>);
  expect(screen.getByRole("link", { name: "Alle" })).toBeTruthy();
});
