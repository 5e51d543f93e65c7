import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
// oxlint-disable-next-line import/no-unassigned-import -- it begins to keep what is done
import "../../../islands/early-capture.ts";
import { replayEarly } from "../../../islands/early-replay.client.ts";
import { hydrates } from "../../../islands/hydrates.fixture.tsx";
import { createAreaLanguage } from "../../../platform/language/area-language.ts";
import { LanguageProvider } from "../../../platform/language/language.tsx";
import { plainListing } from "../../../platform/shop/listing-query.ts";
import { nordwerk, panel, voltessa } from "../listing.fixture.ts";
import { listingStore } from "../show/listing-store.ts";
import { FilterPanel } from "./filter-panel.island.tsx";

const language = await createAreaLanguage("de-DE").load(FilterPanel.island.texts ?? []);
const asked: string[] = [];

beforeEach(() => {
  history.replaceState(null, "", "/heizung");
  // Nobody answers: what was asked for stays on its way.
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(new URL(url).search);
    return new Promise(() => {});
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  act(() => listingStore.setState({ pending: null }));
  asked.length = 0;
});

const inGerman = (part: ReactElement) => <LanguageProvider language={language}>{part}</LanguageProvider>;
/** A box is called by its name and how many products it leads to. */
const box = (name: string) =>
  screen.getByRole<HTMLInputElement>("checkbox", { name: new RegExp(`^${name}( \\d+ |$)`), hidden: true });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it("shows a choice at once and asks for its address, with what was chosen before", () => {
  render(inGerman(<FilterPanel {...panel} />));
  fireEvent.click(box("Nordwerk"));
  fireEvent.click(box("Voltessa"));
  expect(box("Nordwerk").checked).toBe(true);
  expect(asked).toEqual([`?manufacturer=${nordwerk}`, `?manufacturer=${nordwerk}|${voltessa}`]);
  fireEvent.click(box("Nordwerk"));
  expect(asked.at(-1)).toBe(`?manufacturer=${voltessa}`);
});

it("offers nothing that leads to nothing", () => {
  render(inGerman(<FilterPanel {...panel} />));
  expect(box("R290").disabled).toBe(true);
});

it("waits for the end of typing, and an answer that comes meanwhile takes nothing away", () => {
  vi.useFakeTimers();
  const { rerender } = render(inGerman(<FilterPanel {...panel} />));
  fireEvent.change(field("Bis (€)"), { target: { value: "15" } });
  rerender(inGerman(<FilterPanel {...panel} total={7} query={{ ...plainListing, minRating: 4 }} />));
  fireEvent.change(field("Bis (€)"), { target: { value: "1500" } });
  act(() => void vi.advanceTimersByTime(499));
  expect(asked).toEqual([]);
  act(() => void vi.advanceTimersByTime(1));
  expect(asked).toEqual(["?max-price=1500"]);
  expect(field("Bis (€)").value).toBe("1500");
});

it("takes a price when the field is left, and another one from elsewhere", () => {
  const { rerender } = render(inGerman(<FilterPanel {...panel} />));
  fireEvent.change(field("Von (€)"), { target: { value: "20" } });
  fireEvent.blur(field("Von (€)"));
  expect(asked).toEqual(["?min-price=20"]);
  act(() => listingStore.setState({ pending: null }));
  rerender(inGerman(<FilterPanel {...panel} query={{ ...plainListing, minPriceCents: 3050 }} />));
  expect(field("Von (€)").value).toBe("30.5");
});

it("stays open or closed as the visitor left it", () => {
  const { rerender, container } = render(inGerman(<FilterPanel {...panel} />));
  const price = container.querySelector("details");
  if (price) price.open = false;
  rerender(inGerman(<FilterPanel {...panel} total={7} />));
  expect(price?.open).toBe(false);
});

/** The panel as the browser has it before it runs, and how it begins to. */
async function notRunning() {
  const container = await hydrates(<FilterPanel {...panel} />);
  const island = document.createElement("hearth-island");
  container.replaceWith(island);
  island.append(container);
  return () => {
    island.toggleAttribute("ready", true);
    act(() => replayEarly(island));
  };
}

it("shows at once what was ticked before it ran, and does it once", async () => {
  const run = await notRunning();
  box("Nordwerk").click();
  expect([box("Nordwerk").checked, asked]).toEqual([true, []]);
  run();
  expect([box("Nordwerk").checked, asked]).toEqual([true, [`?manufacturer=${nordwerk}`]]);
});

it("does nothing about a box that was ticked and unticked before it ran", async () => {
  const run = await notRunning();
  box("Nordwerk").click();
  box("Nordwerk").click();
  run();
  expect([box("Nordwerk").checked, asked]).toEqual([false, []]);
});
