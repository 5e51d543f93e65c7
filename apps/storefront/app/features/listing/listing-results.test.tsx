import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { createAreaLanguage } from "../../platform/language/area-language.ts";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { PagePart } from "../../platform/browser/page-part.tsx";
import { plainListing } from "../../platform/shop/listing-query.ts";
import { ListingResults } from "./listing-results.island.tsx";
import { listingStore } from "./show/listing-store.ts";

const language = await createAreaLanguage("de-DE").load(ListingResults.island.texts ?? []);
const more = { shown: 1, total: 2, href: "/heizung?p=2" };

beforeEach(() => history.replaceState(null, "", "/heizung"));
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => listingStore.setState({ pending: null }));
});

const cards = (names: readonly string[]) =>
  names.map((name) => `<h3><a href="/${name}">${name}</a></h3>`).join("");

function Results() {
  return (
    <LanguageProvider language={language}>
      <ListingResults columns={3} more={more}>
        <PagePart name="listing:cards">
          <div dangerouslySetInnerHTML={{ __html: cards(["a"]) }} />
        </PagePart>
      </ListingResults>
    </LanguageProvider>
  );
}

it("holds the place of what is on its way", () => {
  const { container } = render(<Results />);
  const places = () => container.querySelectorAll(".skeleton-card").length;
  expect(places()).toBe(0);
  const pending = { url: "/x", query: plainListing, place: "instead" } as const;
  act(() => listingStore.setState({ pending }));
  expect(places()).toBe(10);
  expect(container.querySelector("[aria-busy=true]")).not.toBeNull();
});

it("loads more and leads on to the first new card [85]", async () => {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(
      new Response(`<hearth-part name="listing:cards"><div>${cards(["a", "b"])}</div></hearth-part>`),
    ),
  );
  render(<Results />);
  await act(async () => void fireEvent.click(screen.getByRole("link", { name: "Mehr Produkte laden" })));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("b"));
  expect(location.search).toBe("?p=2");
});

it("hydrates without a word", async () => {
  await hydrates(
    <ListingResults columns={3} more={more}>
      {null}
    </ListingResults>,
  );
  expect(screen.getByText("1 von 2 Produkten angezeigt")).toBeTruthy();
});
