import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { createAreaLanguage } from "../../platform/language/area-language.ts";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { plainListing } from "../../platform/shop/listing-query.ts";
import { announcementStore } from "../../ui/message/announcement-store.ts";
import { nordwerk } from "./listing.fixture.ts";
import { ListingTop } from "./listing-top.island.tsx";
import { listingStore } from "./show/listing-store.ts";

const language = await createAreaLanguage("de-DE").load(ListingTop.island.texts ?? []);

const sortings = ["topseller", "price-asc"].map((key) => ({ key, label: key }));
const top: ComponentProps<typeof ListingTop> = {
  query: plainListing,
  total: 42,
  shown: 10,
  active: [],
  sorting: { sortings, current: "topseller" },
  path: "/heizung",
};
const chosen = {
  ...top,
  query: { ...plainListing, manufacturerIds: [nordwerk] },
  active: [{ key: nordwerk, name: "Nordwerk", search: "" }],
  total: 7,
  shown: 7,
};

function Top(props: ComponentProps<typeof ListingTop>) {
  return (
    <LanguageProvider language={language}>
      <ListingTop {...props} />
    </LanguageProvider>
  );
}

beforeEach(() => {
  history.replaceState(null, "", "/heizung");
  announcementStore.setState({ text: "" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => listingStore.setState({ pending: null }));
});

function listenToQuestions(): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(new URL(url).search);
    return new Promise(() => {});
  });
  return asked;
}

it("asks for another order, and does not name the one the shop begins with [82]", () => {
  const asked = listenToQuestions();
  render(<Top {...top} />);
  const order = screen.getByRole<HTMLSelectElement>("combobox", { name: "Sortieren nach" });
  expect(order.value).toBe("");
  fireEvent.change(order, { target: { value: "price-asc" } });
  expect(order.value).toBe("price-asc");
  expect(asked).toEqual(["?order=price-asc"]);
});

it("tells what an answer brought, and takes the focus of a filter that is gone [82]", async () => {
  const { rerender } = render(<Top {...chosen} />);
  expect(announcementStore.getState().text).toBe("");
  screen.getByRole("link", { name: "Filter entfernen: Nordwerk" }).focus();
  rerender(<Top {...top} />);
  await act(async () => {});
  expect(announcementStore.getState().text).toBe("10 von 42 Produkten angezeigt");
  expect(document.activeElement?.textContent).toBe("42 Produkte");
});

it("sends the form as an address of its own", () => {
  const asked = listenToQuestions();
  const { container } = render(<Top {...chosen} query={{ ...chosen.query, term: "pumpe" }} />);
  const form = container.querySelector("form");
  if (form) fireEvent.submit(form);
  expect(asked).toEqual(["?search=pumpe"]);
});

it("hydrates without a word", async () => {
  await hydrates(<ListingTop {...chosen} />);
  expect(screen.getByText("7 Produkte")).toBeTruthy();
});
