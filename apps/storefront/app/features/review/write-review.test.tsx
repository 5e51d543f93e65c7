import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { WriteReview } from "./write-review.island.tsx";

const shown = (
  <WriteReview href="/review/1" labels={{ write: "Bewertung schreiben", change: "Bewertung ändern" }} />
);

const fetched = vi.fn<(url: string) => Promise<Response>>();

function visitAs(kind: "customer" | "anonymous"): void {
  document.cookie = `hearth-visitor=${kind}`;
}

beforeEach(() => {
  visitAs("anonymous");
  fetched.mockReset().mockResolvedValue(new Response("<section>Leise und sparsam</section>"));
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
  visitAs("anonymous");
});

it("leads everybody to the page that writes reviews and asks nothing", () => {
  render(shown);
  expect(screen.getByRole("link", { name: "Bewertung schreiben" }).getAttribute("href")).toBe("/review/1");
  expect(fetched).not.toHaveBeenCalled();
});

it("shows customers their own review and leads to changing it", async () => {
  visitAs("customer");
  render(shown);
  expect(await screen.findByText("Leise und sparsam")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Bewertung ändern" })).toBeTruthy();
  expect(fetched.mock.calls[0]?.[0]).toBe("/review/1/own");
});

it("lets customers without one write it", async () => {
  visitAs("customer");
  fetched.mockResolvedValue(new Response(""));
  render(shown);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(screen.getByRole("link", { name: "Bewertung schreiben" })).toBeTruthy();
});

it("hydrates without a word", async () => {
  await hydrates(shown);
  expect(screen.getByRole("link", { name: "Bewertung schreiben" })).toBeTruthy();
});
