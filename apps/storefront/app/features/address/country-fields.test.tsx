import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { CountryFields } from "./country-fields.island.tsx";

const select = (name: string, label: string, value: string) => ({
  id: `form-${name}`,
  name,
  label,
  value,
  autoComplete: "off",
});

const countries = [
  { value: "de", label: "Deutschland" },
  { value: "at", label: "Österreich" },
  { value: "pl", label: "Polen" },
];

const states = [
  { countryId: "de", options: [{ value: "he", label: "Hessen" }] },
  { countryId: "pl", options: [{ value: "mz", label: "Masowien" }] },
];

const fields = (country = "de", state = "he") => (
  <CountryFields
    country={select("countryId", "Land *", country)}
    state={select("countryStateId", "Bundesland", state)}
    countries={countries}
    states={states}
    blankLabel="Bitte wählen"
  />
);

const country = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Land *" });
const state = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Bundesland" });
const offered = () =>
  within(state())
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

it("offers the states of the chosen country", async () => {
  render(fields());
  expect(offered()).toEqual(["Bitte wählen", "Hessen"]);
  expect(state().value).toBe("he");
  await userEvent.selectOptions(country(), "Polen");
  expect(offered()).toEqual(["Bitte wählen", "Masowien"]);
  expect(state().value).toBe("");
});

it("does not ask for a state where there are none", async () => {
  render(fields());
  await userEvent.selectOptions(country(), "Österreich");
  expect(screen.queryByRole("combobox", { name: "Bundesland" })).toBeNull();
});

it("lists the states of all countries where no script runs", () => {
  const html = renderToString(fields("at", ""));
  expect(html).toContain("Hessen");
  expect(html).toContain("Masowien");
});

it("hydrates without a word", async () => {
  await hydrates(fields("de", ""));
  expect(offered()).toEqual(["Bitte wählen", "Hessen"]);
});
