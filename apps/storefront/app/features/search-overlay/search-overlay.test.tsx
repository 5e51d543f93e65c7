import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { createAreaLanguage } from "../../platform/language/area-language.ts";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { announcementStore } from "../../ui/message/announcement-store.ts";
import { TYPING_PAUSE_MS } from "./effects/use-finding.ts";
import { SearchOverlay } from "./search-overlay.island.tsx";
import { LAST_SEARCHES_KEY, LAST_SEARCH_PAUSE_MS } from "./state/last-searches.ts";
import { cardsOf, found, suggestions } from "./state/search-state.fixture.ts";
import { noSuggestions } from "./state/search-state.ts";

const language = await createAreaLanguage("de-DE").load(SearchOverlay.island.texts ?? []);

interface Asked {
  url: string;
  form: FormData | null;
}
let asked: Asked[] = [];
/** What the shop answers; a number is a status that tells of a failure. */
let answers = { find: found as object | number, suggest: suggestions as object | number };

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  history.replaceState(null, "", "/heizung");
  asked = [];
  answers = { find: found, suggest: suggestions };
  vi.stubGlobal("fetch", async (url: string, { body = null }: { body?: FormData | null }) => {
    asked.push({ url, form: body });
    const answer = url.includes("suggest") ? answers.suggest : answers.find;
    return typeof answer === "number" ? Response.json(null, { status: answer }) : Response.json(answer);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openOverlay(): HTMLInputElement {
  render(
    <LanguageProvider language={language}>
      <SearchOverlay lastSearches={20} />
    </LanguageProvider>,
  );
  // No file is loaded here.
  fireEvent(document.head.querySelector("link") ?? document, new Event("load"));
  fireEvent.click(screen.getByRole("searchbox", { name: "Suche" }));
  return screen.getByRole<HTMLInputElement>("combobox", { name: "Suche" });
}

async function wait(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

async function type(field: HTMLElement, text: string): Promise<void> {
  fireEvent.change(field, { target: { value: text } });
  await wait(TYPING_PAUSE_MS);
}

const questions = () => asked.filter(({ url }) => url.endsWith("/search/find")).map(({ form }) => form);
const isListShown = () => screen.queryByRole("listbox") !== null;

it("opens by a click with the focus in its field, and by text with that text [53, 192]", () => {
  const field = openOverlay();
  expect(document.activeElement).toBe(field);
  fireEvent.click(screen.getByRole("button", { name: "Suche schließen" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  const header = screen.getByRole<HTMLInputElement>("searchbox", { name: "Suche" });
  fireEvent.input(header, { target: { value: "pum" } });
  expect(screen.getByRole<HTMLInputElement>("combobox", { name: "Suche" }).value).toBe("pum");
  expect(header.value).toBe("");
});

it("asks once for what was typed in one go, and shows cards and count [57]", async () => {
  const field = openOverlay();
  fireEvent.change(field, { target: { value: "pu" } });
  await type(field, "pumpe");
  expect(questions().map((form) => form?.get("search"))).toEqual(["pumpe"]);
  expect(screen.getByText("3 Produkte", { selector: "p" })).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "a",
    "b",
  ]);
  expect(announcementStore.getState().text).toBe("6 Vorschläge, 3 Produkte");
  expect(location.pathname + location.search).toBe("/search?search=pumpe");
});

it("goes through the list by keys and takes an option by Enter [201]", async () => {
  const field = openOverlay();
  await type(field, "pump");
  expect(field.getAttribute("aria-expanded")).toBe("true");
  fireEvent.keyDown(field, { key: "ArrowDown" });
  fireEvent.keyDown(field, { key: "ArrowDown" });
  const active = document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
  expect(active?.textContent).toBe("pumpe 25-60");
  expect(active?.getAttribute("aria-selected")).toBe("true");
  fireEvent.keyDown(field, { key: "Enter" });
  expect(field.value).toBe("pumpe 25-60");
  expect(field.getAttribute("aria-expanded")).toBe("false");
});

it("takes the first suggestion by Tab, once [59, 201]", async () => {
  const field = openOverlay();
  await type(field, "pump");
  expect(fireEvent.keyDown(field, { key: "Tab", shiftKey: true })).toBe(true);
  expect(fireEvent.keyDown(field, { key: "Tab" })).toBe(false);
  expect(field.value).toBe("pumpengruppe");
  expect(fireEvent.keyDown(field, { key: "Tab" })).toBe(true);
});

it("closes the list by the first Escape, itself by the next", async () => {
  const field = openOverlay();
  await type(field, "pump");
  expect(fireEvent.keyDown(field, { key: "Escape" })).toBe(false);
  expect(isListShown()).toBe(false);
  expect(fireEvent.keyDown(field, { key: "Escape" })).toBe(true);
});

it("suggests places as links, products with their price [55]", async () => {
  const field = openOverlay();
  await type(field, "pump");
  const list = within(screen.getByRole("listbox"));
  expect(list.getByRole("group", { name: "Kategorien" }).textContent).toContain("Heizung");
  expect(list.getByRole("option", { name: /Tiro/ }).getAttribute("href")).toBe("/tiro");
  expect(list.getByRole("option", { name: /Tiro/ }).textContent).toContain("ab 149,00");
});

it("has no suggestions where they fail [197]", async () => {
  answers.suggest = 502;
  const field = openOverlay();
  await type(field, "pump");
  expect(isListShown()).toBe(false);
  expect(screen.getByText("3 Produkte", { selector: "p" })).toBeTruthy();
});

it("says that a search failed, and tries again [195, 197, 327]", async () => {
  // The browser reports what is thrown again.
  const reported = vi.fn<() => void>();
  process.on("unhandledRejection", reported);
  answers.find = 502;
  const field = openOverlay();
  await type(field, "pumpe");
  expect(screen.getByRole("alert").textContent).toContain("Ups, da ist etwas schiefgelaufen!");
  expect(screen.queryByText(/Nichts gefunden/)).toBeNull();
  answers.find = found;
  fireEvent.click(screen.getByRole("button", { name: "Noch einmal versuchen" }));
  await wait(TYPING_PAUSE_MS);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("3 Produkte", { selector: "p" })).toBeTruthy();
  expect(reported).toHaveBeenCalled();
  process.off("unhandledRejection", reported);
});

it("says that there is nothing, and that there is no more [58, 327]", async () => {
  answers = { find: { ...found, total: 0, cards: [], facets: [] }, suggest: noSuggestions };
  const field = openOverlay();
  await type(field, "zeppelin");
  expect(screen.getByRole("heading", { name: "Nichts gefunden für „zeppelin“" })).toBeTruthy();
  answers.find = { ...found, total: 1, cards: cardsOf("a") };
  await type(field, "pumpe");
  expect(screen.getByText("Keine weiteren Ergebnisse!")).toBeTruthy();
});

it("leads to the page that words are meant for", async () => {
  answers.find = { ...found, page: "/versandkosten" };
  await type(openOverlay(), "versandkosten");
  const link = screen.getByRole("link", { name: "Zur passenden Seite im Shop" });
  expect(link.getAttribute("href")).toBe("/versandkosten");
});

it("sorts and filters from the first page on [57, 193, 194]", async () => {
  const field = openOverlay();
  await type(field, "pumpe");
  fireEvent.change(screen.getByRole("combobox", { name: "Sortieren nach" }), {
    target: { value: "price-asc" },
  });
  await wait(TYPING_PAUSE_MS);
  fireEvent.click(screen.getByLabelText("Nordwerk (12)"));
  await wait(TYPING_PAUSE_MS);
  const last = questions().at(-1);
  expect([last?.get("order"), last?.get("brand"), last?.get("p")]).toEqual(["price-asc", "Nordwerk", "1"]);
  await type(field, "pumpen");
  expect(questions().at(-1)?.has("brand")).toBe(false);
});

it("keeps a search after a second, offers it, and removes one or all [55, 198, 200, 342]", async () => {
  localStorage.setItem(LAST_SEARCHES_KEY, '["rohr","ventil"]');
  const field = openOverlay();
  await type(field, "Pumpe");
  await wait(LAST_SEARCH_PAUSE_MS - TYPING_PAUSE_MS - 1);
  expect(localStorage.getItem(LAST_SEARCHES_KEY)).toBe('["rohr","ventil"]');
  await wait(1);
  expect(localStorage.getItem(LAST_SEARCHES_KEY)).toBe('["pumpe","rohr","ventil"]');
  fireEvent.click(screen.getByRole("button", { name: "Eingabe löschen" }));
  fireEvent.click(screen.getByRole("button", { name: "„rohr“ aus den letzten Suchen entfernen" }));
  expect(document.activeElement?.getAttribute("aria-label")).toContain("ventil");
  expect(localStorage.getItem(LAST_SEARCHES_KEY)).toBe('["pumpe","ventil"]');
  fireEvent.click(screen.getByRole("button", { name: "pumpe" }));
  expect(field.value).toBe("pumpe");
  fireEvent.click(screen.getByRole("button", { name: "Eingabe löschen" }));
  fireEvent.click(screen.getByRole("button", { name: "Alle entfernen" }));
  expect(localStorage.getItem(LAST_SEARCHES_KEY)).toBeNull();
  expect(document.activeElement).toBe(field);
});

it("counts which result was chosen", async () => {
  const sent: string[] = [];
  vi.stubGlobal("navigator", {
    ...navigator,
    sendBeacon: (url: string, form: URLSearchParams) => sent.push(`${url} ${form}`),
  });
  const field = openOverlay();
  await type(field, "pumpe");
  fireEvent.click(screen.getByRole("link", { name: "b" }));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/^\/search\/stats session=[0-9a-f]{32}&id=b&query=pumpe&position=2$/);
});

it("hears words where the browser can, and has no button where it cannot [54, 201]", async () => {
  openOverlay();
  expect(screen.queryByRole("button", { name: "Sprachsuche" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Suche schließen" }));

  class Speech extends EventTarget {
    static last: Speech | null = null;
    lang = "";
    abort = vi.fn<() => void>();
    start = () => void (Speech.last = this);
  }
  vi.stubGlobal("SpeechRecognition", Speech);
  fireEvent.click(screen.getByRole("searchbox", { name: "Suche" }));
  fireEvent.click(screen.getByRole("button", { name: "Sprachsuche" }));
  expect(Speech.last?.lang).toBe("de-DE");
  expect(screen.getByText("Bitte sprechen …")).toBeTruthy();
  const heard = Object.assign(new Event("result"), { results: [[{ transcript: " Wärmepumpe " }]] });
  act(() => void Speech.last?.dispatchEvent(heard));
  act(() => void Speech.last?.dispatchEvent(new Event("end")));
  expect(screen.getByRole<HTMLInputElement>("combobox", { name: "Suche" }).value).toBe("Wärmepumpe");
  expect(screen.queryByText("Bitte sprechen …")).toBeNull();
});

it("hydrates without a word", async () => {
  vi.useRealTimers();
  await hydrates(<SearchOverlay term="pumpe" lastSearches={20} />);
  expect(screen.getByRole<HTMLInputElement>("searchbox", { name: "Suche" }).value).toBe("pumpe");
});
