import { act, render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../../islands/hydrates.fixture.tsx";
import { createAreaLanguage } from "../../../platform/language/area-language.ts";
import { LanguageProvider } from "../../../platform/language/language.tsx";
import { WishlistItems } from "./wishlist-items.island.tsx";
import { showKept, wishlistStore } from "../wishlist-store.ts";

const language = await createAreaLanguage("de-DE").load(WishlistItems.island.texts ?? []);
const [a, b, gone] = ["a", "b", "c"].map((letter) => letter.repeat(32)) as [string, string, string];
const names: Record<string, string> = { [a]: "Pumpe", [b]: "Kessel" };
const html = (id: string) => `<article><button>${names[id]}</button></article>`;

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  localStorage.clear();
  document.cookie = "hearth-visitor=; Max-Age=0";
  vi.stubGlobal("fetch", (url: string) => {
    const ids = (url.split("/").at(-1) ?? "").split(",");
    asked.push(...ids);
    return Promise.resolve(
      Response.json(Object.fromEntries(ids.filter((id) => names[id]).map((id) => [id, html(id)]))),
    );
  });
});
afterEach(() => {
  document.cookie = "hearth-visitor=; Max-Age=0";
  vi.unstubAllGlobals();
  act(() => wishlistStore.setState({ ids: null, pending: [] }));
});

function keep(ids: readonly string[]): void {
  localStorage.setItem("wishlist", JSON.stringify(ids));
  act(() => showKept());
}

const slots = { empty: <p>leer</p>, hint: <p>Hinweis</p> };
const isShown = (text: string) => screen.getByText(text).closest("[hidden]") === null;
const shown = () =>
  within(screen.getByRole("list", { name: "Merkliste" }))
    .queryAllByRole("article")
    .map(({ textContent }) => textContent);

function show(items: ComponentProps<typeof WishlistItems>["items"] = null) {
  render(
    <LanguageProvider language={language}>
      <WishlistItems items={items} {...slots} />
    </LanguageProvider>,
  );
}

it("brings the cards of the list in its order, and forgets what is gone", async () => {
  show();
  keep([b, gone, a]);
  await vi.waitFor(() => expect(shown()).toEqual(["Kessel", "Pumpe"]));
  expect(isShown("Hinweis")).toBe(true);
  await vi.waitFor(() => expect(localStorage.getItem("wishlist")).toBe(JSON.stringify([b, a])));
});

it("takes a card away with its item, leads the focus on and brings it back without asking again", async () => {
  show();
  keep([a, b]);
  await vi.waitFor(() => expect(shown()).toHaveLength(2));
  screen.getByRole("button", { name: "Pumpe" }).focus();
  keep([b]);
  expect(shown()).toEqual(["Kessel"]);
  expect(document.activeElement?.textContent).toBe("Kessel");
  keep([a, b]);
  expect(shown()).toEqual(["Pumpe", "Kessel"]);
  expect(asked).toEqual([a, b]);
});

it("says that there is nothing, and that the list could not be loaded", async () => {
  show();
  keep([]);
  expect([isShown("leer"), isShown("Hinweis")]).toEqual([true, false]);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  keep([a]);
  await vi.waitFor(() => expect(isShown("Ihre Merkliste lässt sich gerade nicht laden")).toBe(true));
  expect(isShown("leer")).toBe(false);
});

it("takes the page of an account for the newest that is known of its list", () => {
  document.cookie = "hearth-visitor=customer";
  localStorage.setItem("hearth-wishlist", JSON.stringify({ ids: [b], atMs: 1 }));
  show([{ id: a, card: <article>Pumpe</article> }]);
  expect(shown()).toEqual(["Pumpe"]);
  expect(wishlistStore.getState().ids).toEqual([a]);
});

it("hydrates as the server wrote it", async () => {
  await hydrates(<WishlistItems items={[{ id: a, card: <article>Pumpe</article> }]} {...slots} />);
  expect(shown()).toEqual(["Pumpe"]);
});
