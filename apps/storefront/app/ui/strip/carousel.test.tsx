import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { Carousel } from "./carousel.island.tsx";

const labels = { previous: "Zurück", next: "Weiter", pause: "Anhalten", play: "Abspielen" };
const items = ["1", "2", "3", "4"].map((key) => ({ key, content: <a href={`/${key}`}>{key}</a> }));

const button = (name: string) => screen.getByRole("button", { name });
const isOver = (name: string) => button(name).getAttribute("aria-disabled") === "true";

let lessMotion = false;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: lessMotion }));
});

afterEach(() => {
  lessMotion = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Four items of 100 px, of which as many are seen as fit. */
function showStrip({ width, autoplay = false }: { width: number; autoplay?: boolean }): HTMLElement {
  render(<Carousel label="Neu" items={items} labels={labels} autoplay={autoplay} />);
  const strip = screen.getByRole("list", { name: "Neu" });
  Object.defineProperties(strip, {
    clientWidth: { value: width },
    scrollWidth: { value: Math.max(width, 400) },
  });
  for (const item of within(strip).getAllByRole("listitem")) {
    item.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  }
  scrollTo(strip, 0);
  return strip;
}

function scrollTo(strip: HTMLElement, scrollLeft: number): void {
  strip.scrollLeft = scrollLeft;
  fireEvent.scroll(strip);
}

it("says at which end the strip is, and keeps the focus there", async () => {
  lessMotion = true;
  const strip = showStrip({ width: 200 });
  expect([isOver("Zurück"), isOver("Weiter")]).toEqual([true, false]);
  await userEvent.click(button("Weiter"));
  expect(strip.scrollLeft).toBe(200);
  fireEvent.scroll(strip);
  expect([isOver("Zurück"), isOver("Weiter")]).toEqual([false, true]);
  expect(document.activeElement).toBe(button("Weiter"));
  await userEvent.click(button("Zurück"));
  expect(strip.scrollLeft).toBe(0);
});

it("glides for 300 ms, and does not snap meanwhile", () => {
  vi.useFakeTimers();
  const strip = showStrip({ width: 200 });
  fireEvent.click(button("Weiter"));
  const region = screen.getByRole("region", { name: "Neu" });
  expect(region.classList.contains("carousel-gliding")).toBe(true);
  act(() => void vi.advanceTimersByTime(150));
  expect(strip.scrollLeft).toBeGreaterThan(100);
  expect(strip.scrollLeft).toBeLessThan(200);
  act(() => void vi.advanceTimersByTime(200));
  expect(strip.scrollLeft).toBe(200);
  expect(region.classList.contains("carousel-gliding")).toBe(false);
});

it("has nothing to press when everything is seen", () => {
  showStrip({ width: 500 });
  expect(screen.getByRole("region").classList.contains("carousel-still")).toBe(true);
});

it("moves one item every five seconds until it is paused [338]", () => {
  vi.useFakeTimers();
  const strip = showStrip({ width: 200, autoplay: true });
  act(() => void vi.advanceTimersByTime(5500));
  expect(strip.scrollLeft).toBe(100);
  fireEvent.click(button("Anhalten"));
  act(() => void vi.advanceTimersByTime(20_000));
  expect(strip.scrollLeft).toBe(100);
  fireEvent.click(button("Abspielen"));
  act(() => void vi.advanceTimersByTime(5500));
  expect(strip.scrollLeft).toBe(200);
});

it("does not begin by itself for visitors who want less motion", () => {
  vi.useFakeTimers();
  lessMotion = true;
  const strip = showStrip({ width: 200, autoplay: true });
  act(() => void vi.advanceTimersByTime(20_000));
  expect(strip.scrollLeft).toBe(0);
});

it("hydrates without a word", async () => {
  const container = await hydrates(<Carousel label="Neu" items={items} labels={labels} autoplay />);
  expect(within(container).getAllByRole("listitem")).toHaveLength(4);
});
