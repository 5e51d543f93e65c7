import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { Tabs } from "./tabs.island.tsx";

const tabs = [
  { id: "text", title: "Beschreibung", content: <p>Leise und sparsam.</p> },
  { id: "data", title: "Technische Daten", content: <p>9 kW</p> },
  { id: "reviews", title: "Bewertungen", content: <p>Noch keine.</p> },
];

const shown = <Tabs label="Über das Produkt" tabs={tabs} />;
const chosen = () => screen.getByRole("tab", { selected: true }).textContent;
const panel = () => screen.getByRole("tabpanel").textContent;

afterEach(() => {
  location.hash = "";
});

it("is a list of links to panels before it runs", () => {
  const html = renderToString(shown);
  expect(html).toContain('<a href="#data" class="tab">Technische Daten</a>');
  expect(html).not.toContain("hidden");
  expect(html).not.toContain("role=");
});

it("shows the first panel, and the one whose tab is clicked", async () => {
  render(shown);
  expect([chosen(), panel()]).toEqual(["Beschreibung", "BeschreibungLeise und sparsam."]);
  await userEvent.click(screen.getByRole("tab", { name: "Technische Daten" }));
  expect([chosen(), panel()]).toEqual(["Technische Daten", "Technische Daten9 kW"]);
});

it("begins with the panel the address names, and follows it", async () => {
  location.hash = "#reviews";
  render(shown);
  expect(chosen()).toBe("Bewertungen");
  await act(async () => {
    location.hash = "#data";
    dispatchEvent(new HashChangeEvent("hashchange"));
  });
  expect(chosen()).toBe("Technische Daten");
});

it.each([
  ["{ArrowRight}", "Technische Daten"],
  ["{ArrowLeft}", "Bewertungen"],
  ["{End}", "Bewertungen"],
  ["{End}{ArrowRight}", "Beschreibung"],
  ["{End}{Home}", "Beschreibung"],
])("goes by %s from the first tab to %s, and the focus with it", async (keys, title) => {
  render(shown);
  screen.getByRole("tab", { name: "Beschreibung" }).focus();
  await userEvent.keyboard(keys);
  expect(chosen()).toBe(title);
  expect(document.activeElement?.textContent).toBe(title);
});

it("hydrates without a word", async () => {
  await hydrates(shown);
  expect(chosen()).toBe("Beschreibung");
});
