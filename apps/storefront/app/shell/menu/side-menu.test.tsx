import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { createAreaLanguage } from "../../platform/language/area-language.ts";
import { LanguageProvider } from "../../platform/language/language.tsx";
import type { MenuBranch, MenuTree } from "./menu-tree.ts";
import { SideMenu } from "./side-menu.island.tsx";

const language = await createAreaLanguage("de-DE").load(SideMenu.island.texts ?? []);

const entry = (id: string, children: MenuBranch[] = []): MenuBranch => ({
  id,
  name: id,
  link: { kind: "page", target: `/${id.toLowerCase()}`, isNewTab: false },
  children,
});
const tree: MenuTree = {
  main: [entry("Strom"), entry("Heizung", [entry("Pumpen", [entry("Split")]), entry("Kessel")])],
  information: [
    entry("Rechtliches", [{ ...entry("Cookies"), link: { kind: "consent", target: "/datenschutz" } }]),
  ],
};
const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  ask.mockReset().mockImplementation(async () => Response.json(tree));
  vi.stubGlobal("fetch", ask);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const menu = (trail: string[]) => (
  <SideMenu trail={trail} firstLevel={<a href="/strom">Erste Ebene</a>} contact={<p>Telefon</p>} />
);

async function open(trail: string[]) {
  render(<LanguageProvider language={language}>{menu(trail)}</LanguageProvider>);
  drawer().showModal();
  // What was asked for comes in.
  await act(async () => {});
  return within(drawer());
}

function drawer(): HTMLDialogElement {
  const found = document.getElementById("side-menu");
  if (!(found instanceof HTMLDialogElement)) throw new Error("no drawer");
  return found;
}

const button = (name: string) => screen.getByRole("button", { name });

it("shows the links of the page until the tree is there, and when it does not come", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  ask.mockResolvedValueOnce(new Response(null, { status: 503 }));
  const shown = await open([]);
  expect(shown.getByRole("link", { name: "Erste Ebene" })).toBeTruthy();
  expect(shown.queryByRole("heading", { name: "Sortiment" })).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "Menü" }));
  expect(await shown.findByRole("heading", { name: "Sortiment" })).toBeTruthy();
  expect(shown.queryByRole("link", { name: "Erste Ebene" })).toBeNull();
  expect(ask.mock.calls.map(([url]) => url)).toEqual(["/menu.json", "/menu.json"]);
});

it("opens below the current page and marks the way to it [51, 52]", async () => {
  const shown = await open(["Heizung", "Pumpen"]);
  expect(shown.getByRole("heading", { name: "Pumpen" })).toBeTruthy();
  expect(shown.getByRole("link", { name: "Alles in Pumpen" }).getAttribute("aria-current")).toBe("page");
  await userEvent.click(button("Zurück zu Heizung"));
  expect(button("Pumpen").getAttribute("aria-current")).toBe("true");
});

it("moves the focus to the head of a level, and back to the row it came from [51]", async () => {
  await open([]);
  await userEvent.click(button("Heizung"));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Heizung" }));
  await userEvent.click(button("Pumpen"));
  await userEvent.click(button("Zurück zu Heizung"));
  expect(document.activeElement).toBe(button("Pumpen"));
  await userEvent.click(button("Zurück"));
  expect(document.activeElement).toBe(button("Heizung"));
});

it("begins anew when it was closed [52]", async () => {
  await open([]);
  await userEvent.click(button("Heizung"));
  act(() => drawer().close());
  drawer().showModal();
  expect(screen.getByRole("heading", { name: "Sortiment" })).toBeTruthy();
});

it("closes for the settings that open above it", async () => {
  const settings = document.createElement("dialog");
  settings.id = "consent";
  document.body.append(settings);
  await open([]);
  await userEvent.click(button("Rechtliches"));
  await userEvent.click(screen.getByRole("link", { name: "Cookies" }));
  expect(settings.open).toBe(true);
  expect(drawer().open).toBe(false);
});

it("hydrates as the server wrote it", async () => {
  const place = await hydrates(menu(["Heizung"]));
  expect(place.textContent).toContain("Telefon");
});
