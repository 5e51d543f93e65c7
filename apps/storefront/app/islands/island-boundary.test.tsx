import { render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { IslandBoundary } from "./island-boundary.tsx";

afterEach(() => vi.restoreAllMocks());

function Broken(): never {
  throw new Error("cannot be shown");
}

it("a part that breaks while it is mounted is logged by name, and is what the server wrote [300]", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const onFailed = vi.fn<() => void>();
  render(
    <IslandBoundary name="gallery" html='<a href="/bild">Bild</a>' onFailed={onFailed}>
      <Broken />
    </IslandBoundary>,
  );
  const told = log.mock.calls.map(([first]) => first);
  expect(told).toContain("island gallery: failed, the server's HTML stays");
  expect(screen.getByRole("link", { name: "Bild" }).getAttribute("href")).toBe("/bild");
  expect(onFailed).toHaveBeenCalledOnce();
});
