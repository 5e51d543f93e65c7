import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { IconSheet } from "./icon-sheet.island.tsx";
import { safeShapes } from "./safe-shapes.ts";

const truck = '<path d="M0 0h24"/>';
const ask = vi.fn<typeof fetch>(async () =>
  Response.json({ prefix: "tabler", width: 24, height: 24, icons: { truck: { body: truck } } }),
);

beforeEach(() => {
  localStorage.clear();
  ask.mockClear();
  vi.stubGlobal("fetch", ask);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const symbol = (place: Element) => place.querySelector("symbol#icon-tabler-truck");

it("holds the drawings of the page, asked for once and kept", async () => {
  const first = await hydrates(<IconSheet names={["tabler:truck"]} />);
  await waitFor(() => expect(symbol(first)?.innerHTML).toContain("M0 0h24"));
  expect(symbol(first)?.getAttribute("viewBox")).toBe("0 0 24 24");
  expect(ask.mock.calls.map(([url]) => url)).toEqual(["/api/icons/tabler.json?icons=truck"]);

  const second = await hydrates(<IconSheet names={["tabler:truck"]} />);
  await waitFor(() => expect(symbol(second)).not.toBeNull());
  expect(ask).toHaveBeenCalledOnce();
  expect(screen.queryByRole("img")).toBeNull();
});

it.each([
  ["a script", "<script>alert(1)</script>"],
  ["a handler", '<path onclick="alert(1)"/>'],
  ["a picture of elsewhere", '<g><image href="https://example.com"/></g>'],
])("leaves %s behind", (_name, body) => {
  const kept = safeShapes(body + truck);
  expect(kept).toContain("M0 0h24");
  expect(kept).not.toMatch(/script|onclick|image/);
});
