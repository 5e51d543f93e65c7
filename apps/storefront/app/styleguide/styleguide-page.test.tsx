import { render, screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { LanguageProvider } from "../platform/language/language.tsx";
import { loadLanguage } from "../platform/language/load-language.ts";
import { StyleguidePage } from "./styleguide-page.tsx";

it("shows every chapter, each with a name of its own", async () => {
  // Parts that ask the shop for something wait for it.
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  onTestFinished(() => void vi.unstubAllGlobals());
  render(
    <LanguageProvider language={await loadLanguage("de-DE")}>
      <StyleguidePage />
    </LanguageProvider>,
  );
  const titles = screen
    .getAllByRole("heading", { level: 2 })
    .filter(({ id }) => id.endsWith("-heading"))
    .map(({ textContent }) => textContent);
  expect(titles.length).toBeGreaterThanOrEqual(17);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});
