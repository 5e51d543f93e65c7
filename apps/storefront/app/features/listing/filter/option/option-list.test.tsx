import { fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { createAreaLanguage } from "../../../../platform/language/area-language.ts";
import { LanguageProvider } from "../../../../platform/language/language.tsx";
import { announcementStore } from "../../../../ui/message/announcement-store.ts";
import { OptionList } from "./option-list.tsx";

const language = await createAreaLanguage("de-DE").load(["listing", "counted"]);

const names = [
  "Weiß",
  "Rot",
  "Grau",
  "Blau",
  "Gelb",
  "Chrom",
  "Braun",
  "Silber",
  "Salbei",
  "Lärche",
  "Moosgrün",
];
const options = names.map((name) => ({ id: name, name, isPossible: true }));

function List(over: Partial<ComponentProps<typeof OptionList>>) {
  const plain = { title: "Farbe", name: "properties", options, chosen: [], onChoose: () => {} } as const;
  return (
    <LanguageProvider language={language}>
      <OptionList {...plain} {...over} />
    </LanguageProvider>
  );
}

const shown = () => screen.getAllByRole("checkbox", { hidden: true }).map(({ id }) => id.slice(7));
const search = (text: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } });

it("folds a long list after its first options, and a short one not at all", () => {
  const { container, rerender } = render(<List />);
  expect(container.querySelector("details")?.open).toBe(false);
  expect(screen.getByText("Alle 11 anzeigen")).toBeTruthy();
  expect(container.querySelectorAll("details input")).toHaveLength(3);
  rerender(<List options={options.slice(0, 10)} />);
  expect(container.querySelector("details")).toBeNull();
});

it("stands open where something behind the fold is chosen", () => {
  const { container } = render(<List chosen={["Lärche"]} />);
  expect(container.querySelector("details")?.open).toBe(true);
});

it("finds options by some of their letters, without their marks", () => {
  render(<List chosen={["Rot"]} />);
  search("grun");
  expect(shown()).toEqual(["Rot", "Moosgrün"]);
  search("weiss");
  expect(shown()).toEqual(["Weiß", "Rot"]);
  search("lila");
  expect(screen.getByText("Keine passende Auswahl")).toBeTruthy();
  expect(announcementStore.getState().text).toBe("Keine passende Auswahl");
  search(" ");
  expect(shown()).toEqual(names);
});

it("says how many products an option leads to", () => {
  const counted = options.slice(0, 2).map((option, index) => ({ ...option, hits: index + 1 }));
  const { container } = render(<List options={counted} />);
  expect(screen.getByRole("checkbox", { name: "Weiß 1 Produkt" })).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: "Rot 2 Produkte" })).toBeTruthy();
  expect(container.querySelector("[aria-hidden]")?.textContent).toBe("(1)");
});
