import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { ScrollTop } from "./scroll-top.island.tsx";

afterEach(() => {
  vi.useRealTimers();
  window.scrollTo(0, 0);
});

function scrollTo(top: number): void {
  window.scrollTo(0, top);
  document.dispatchEvent(new Event("scroll"));
}

it("is away at the top and looks ten times a second whether the page has moved [99]", () => {
  vi.useFakeTimers();
  render(<ScrollTop label="Nach oben" />);
  const link = screen.getByRole("link", { name: "Nach oben" });
  expect(link.className).toContain("scroll-top-away");
  act(() => scrollTo(300));
  act(() => void vi.advanceTimersByTime(99));
  expect(link.className).toContain("scroll-top-away");
  act(() => void vi.advanceTimersByTime(1));
  expect(link.className).toBe("scroll-top");
});

it("hydrates as the server wrote it, on a page that was moved before", async () => {
  window.scrollTo(0, 300);
  const place = await hydrates(<ScrollTop label="Nach oben" />);
  expect(place.querySelector("a")?.className).toBe("scroll-top");
});
