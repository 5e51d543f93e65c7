import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { HOVER_CLOSE_DELAY, HOVER_OPEN_DELAY } from "./hover-intent.ts";
import { MenuRow } from "./menu-row.island.tsx";

const row = (
  <>
    <MenuRow
      entries={[
        { name: "Heizung", current: "true", panel: <a href="/pumpen">Pumpen</a> },
        { name: "Strom", panel: <a href="/module">Module</a> },
        { link: <a href="/ratgeber">Ratgeber</a> },
      ]}
    />
    <button type="button">Danach</button>
  </>
);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const panels = () => [...document.querySelectorAll("details")];
const openPanels = () => panels().flatMap(({ open }, index) => (open ? [index] : []));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** As the browser does it: the panel opens, then it is told. */
function openByClick(index: number): void {
  const panel = panels()[index];
  if (!panel) throw new Error(`no panel ${index}`);
  act(() => {
    panel.open = true;
    fireEvent(panel, new Event("toggle"));
  });
}

function move(kind: "enter" | "leave", index: number): void {
  const panel = panels()[index];
  if (!panel) throw new Error(`no panel ${index}`);
  const pointer = { pointerType: "mouse" };
  if (kind === "enter") fireEvent.pointerEnter(panel, pointer);
  else fireEvent.pointerLeave(panel, pointer);
}

it("opens below a mouse that rests, and closes when it has left", () => {
  render(row);
  move("enter", 0);
  pass(HOVER_OPEN_DELAY - 1);
  expect(openPanels()).toEqual([]);
  pass(1);
  expect(openPanels()).toEqual([0]);
  move("leave", 0);
  move("enter", 1);
  pass(HOVER_OPEN_DELAY);
  expect(openPanels()).toEqual([1]);
  move("leave", 1);
  pass(HOVER_CLOSE_DELAY);
  expect(openPanels()).toEqual([]);
});

it("takes a click on what the mouse has opened as an opening", () => {
  render(row);
  move("enter", 0);
  pass(HOVER_OPEN_DELAY);
  const isToggled = fireEvent.click(screen.getByText("Heizung"));
  expect(isToggled).toBe(false);
});

it("leaves open what was not opened by the mouse", () => {
  render(row);
  openByClick(0);
  move("enter", 0);
  pass(HOVER_OPEN_DELAY);
  move("leave", 0);
  pass(HOVER_CLOSE_DELAY);
  expect(openPanels()).toEqual([0]);
});

it("closes by Escape and gives the focus to the head of the panel", () => {
  render(row);
  openByClick(0);
  screen.getByRole("link", { name: "Pumpen" }).focus();
  fireEvent.keyDown(document, { key: "Escape" });
  expect(openPanels()).toEqual([]);
  expect(document.activeElement?.textContent).toBe("Heizung");
});

it("closes when the focus moves on, and by a press elsewhere", () => {
  render(row);
  openByClick(0);
  act(() => screen.getByRole("link", { name: "Pumpen" }).focus());
  expect(openPanels()).toEqual([0]);
  act(() => screen.getByRole("button", { name: "Danach" }).focus());
  expect(openPanels()).toEqual([]);
  openByClick(1);
  fireEvent.pointerDown(document.body);
  expect(openPanels()).toEqual([]);
});

it("hydrates as the server wrote it", async () => {
  vi.useRealTimers();
  const place = await hydrates(<MenuRow entries={[{ name: "Heizung", panel: <a href="/a">A</a> }]} />);
  expect(place.textContent).toBe("HeizungA");
});
