import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createAreaLanguage } from "../../../../platform/language/area-language.ts";
import { LanguageProvider } from "../../../../platform/language/language.tsx";
import { plainListing } from "../../../../platform/shop/listing-query.ts";
import { panel, power } from "../../listing.fixture.ts";
import { listingStore } from "../../show/listing-store.ts";
import { FilterPanel } from "../filter-panel.island.tsx";

const language = await createAreaLanguage("de-DE").load(FilterPanel.island.texts ?? []);
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/heizung");
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

function Panel(over: Partial<ComponentProps<typeof FilterPanel>>) {
  return (
    <LanguageProvider language={language}>
      <FilterPanel {...panel} {...over} />
    </LanguageProvider>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const slider = (name: string) =>
  screen.getByRole<HTMLInputElement>("slider", { name: `Heizleistung: ${name}`, hidden: true });
const slide = (name: string, step: number) =>
  fireEvent.change(slider(name), { target: { value: String(step) } });
const pause = () => act(() => void vi.advanceTimersByTime(500));

it("takes both ends, also when the second is typed before the first is answered", () => {
  render(<Panel />);
  fireEvent.change(field("Von (kW)"), { target: { value: "6" } });
  fireEvent.change(field("Bis (kW)"), { target: { value: "8.5" } });
  pause();
  expect(asked.at(-1)).toBe(`?property-ranges=${power}:6:8.5`);
});

it("writes what is slid into the fields, in steps of what there is", () => {
  render(<Panel />);
  slide("Von", 2);
  expect(field("Von (kW)").value).toBe("8");
  expect(slider("Von").getAttribute("aria-valuetext")).toBe("8\u00a0kW");
  slide("Bis", 3);
  expect(slider("Bis").getAttribute("aria-valuetext")).toBe("8,5\u00a0kW");
  pause();
  expect(asked.at(-1)).toBe(`?property-ranges=${power}:8:8.5`);
});

it("counts when the slider is let go, and not at the ends of the scale", () => {
  history.replaceState(null, "", `/heizung?property-ranges=${power}:6:`);
  render(<Panel query={{ ...plainListing, ranges: [{ groupId: power, min: 6, max: null }] }} />);
  slide("Von", 0);
  fireEvent.pointerUp(slider("Von"));
  expect(field("Von (kW)").value).toBe("");
  slide("Bis", 5);
  pause();
  expect(asked).toEqual([""]);
});

it("never lets the ends pass each other", () => {
  render(<Panel query={{ ...plainListing, ranges: [{ groupId: power, min: 6, max: 8 }] }} />);
  slide("Von", 5);
  expect(field("Von (kW)").value).toBe("8");
  slide("Bis", 0);
  expect(field("Bis (kW)").value).toBe("8");
});

it("takes the place of values that were chosen one by one", () => {
  const id = "d".repeat(32);
  history.replaceState(null, "", `/heizung?properties=${id}`);
  const groups = panel.filters.groups.map((group) =>
    group.id === power ? { ...group, options: [{ id, name: "8 kW", isPossible: true }] } : group,
  );
  const query = { ...plainListing, optionIds: [id] };
  const { container } = render(<Panel filters={{ ...panel.filters, groups }} query={query} />);
  expect(container.querySelector(`input[type=hidden][value="${id}"]`)).not.toBeNull();
  fireEvent.change(field("Bis (kW)"), { target: { value: "12" } });
  fireEvent.blur(field("Bis (kW)"));
  expect(asked).toEqual([`?property-ranges=${power}::12`]);
});
