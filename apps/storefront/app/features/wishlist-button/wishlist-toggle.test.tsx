import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { createAreaLanguage } from "../../platform/language/area-language.ts";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { toastStore } from "../../ui/message/toast-store.ts";
import { wishlistStore } from "../wishlist/public-islands.ts";
import { WishlistToggle } from "./wishlist-toggle.island.tsx";

const language = await createAreaLanguage("de-DE").load(WishlistToggle.island.texts ?? []);
const id = "a".repeat(32);

beforeEach(() => {
  localStorage.clear();
  document.cookie = "hearth-visitor=; Max-Age=0";
});
afterEach(() => {
  document.cookie = "hearth-visitor=; Max-Age=0";
  vi.unstubAllGlobals();
  act(() => {
    wishlistStore.setState({ ids: null, pending: [] });
    toastStore.setState({ toasts: [] });
  });
});

function show() {
  render(
    <LanguageProvider language={language}>
      <WishlistToggle id={id} name="Pumpe" />
    </LanguageProvider>,
  );
  return screen.getByRole("button", { name: "Pumpe merken" });
}
const messages = () => toastStore.getState().toasts.map(({ message, type }) => [type, message]);

it("puts a product on the list of this browser and takes it off again [185, 325]", async () => {
  const heart = show();
  await userEvent.click(heart);
  expect(heart.getAttribute("aria-pressed")).toBe("true");
  await vi.waitFor(() => expect(localStorage.getItem("wishlist")).toBe(JSON.stringify([id])));
  await userEvent.click(heart);
  expect(heart.getAttribute("aria-pressed")).toBe("false");
  await vi.waitFor(() =>
    expect(messages()).toEqual([
      ["success", "„Pumpe“ steht jetzt auf Ihrer Merkliste."],
      ["danger", "„Pumpe“ wurde von der Merkliste entfernt."],
    ]),
  );
  expect(localStorage.getItem("wishlist")).toBeNull();
});

it("shows a customer's click at once and takes it back when the shop does not answer [186, 323]", async () => {
  document.cookie = "hearth-visitor=customer";
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => answer.promise);
  const heart = show();
  await userEvent.click(heart);
  expect(heart.getAttribute("aria-pressed")).toBe("true");
  await act(async () => answer.reject(new TypeError("no network")));
  await vi.waitFor(() => expect(heart.getAttribute("aria-pressed")).toBe("false"));
  expect(messages()).toEqual([
    ["danger", "„Pumpe“ konnte nicht auf die Merkliste gesetzt werden: Der Shop antwortet gerade nicht"],
  ]);
});

it("shows what the shop has of the list, whatever was expected", async () => {
  document.cookie = "hearth-visitor=customer";
  const other = "b".repeat(32);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ ids: [id, other], detail: null })));
  await userEvent.click(show());
  await vi.waitFor(() => expect(wishlistStore.getState()).toEqual({ ids: [id, other], pending: [] }));
});

it("hydrates as the server wrote it and then shows the list of this browser", async () => {
  wishlistStore.setState({ ids: [id] });
  await hydrates(<WishlistToggle id={id} name="Pumpe" look="text" />);
  expect(screen.getByRole("button", { pressed: true, name: "Pumpe merken" })).toBeTruthy();
});
