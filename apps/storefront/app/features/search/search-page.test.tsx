import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { loadLanguage } from "../../platform/language/load-language.ts";
import { plainListing } from "../../platform/shop/listing-query.ts";
import { listingData } from "../listing/public.ts";
import { AllResults } from "./all-results.tsx";
import { SearchPage } from "./search-page.tsx";

const language = await loadLanguage("en-GB");

function show(part: React.ReactNode, address = "/") {
  render(
    <LanguageProvider language={language}>
      <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
    </LanguageProvider>,
  );
}

const listingOf = (total: number) =>
  listingData(
    { elements: [], total, sorting: "score", availableSortings: [] },
    { ...plainListing, term: "pmup" },
  );

it("says which words are answered instead of those typed", () => {
  show(
    <SearchPage term="pmup" found={{ listing: listingOf(3), meant: "pump" }}>
      {null}
    </SearchPage>,
  );
  expect(screen.getByRole("link", { name: "pump" }).getAttribute("href")).toBe("/en-GB/search?search=pump");
  expect(screen.getByText("There are no exact matches for “pmup”.")).toBeTruthy();
});

it("helps on where nothing is found", () => {
  show(
    <SearchPage term="pmup" found={{ listing: listingOf(0), meant: null }}>
      <p>Categories</p>
    </SearchPage>,
  );
  expect(screen.getByRole("heading", { name: "Nothing found for “pmup”" })).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByRole("link", { name: "Ask our advisers" }).getAttribute("href")).toBe("/en-GB/kontakt");
  expect(screen.getByText("Categories")).toBeTruthy();
});

it("offers everything else on the page of an article that was found by its number", () => {
  show(<AllResults />, "/en-GB/aero-mono?search=NW-AM-08");
  expect(screen.getByRole("link", { name: "All results for “NW-AM-08”" }).getAttribute("href")).toBe(
    "/en-GB/search?search=NW-AM-08&all=1",
  );
});

it("offers nothing on a page nobody searched for", () => {
  show(<AllResults />, "/en-GB/aero-mono");
  expect(screen.queryByRole("link")).toBeNull();
});
