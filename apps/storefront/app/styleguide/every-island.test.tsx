import { renderToString } from "react-dom/server";
import { beforeAll, expect, it, vi } from "vitest";
import { createIslandHost } from "../islands/island-host.server.tsx";
import { IslandHostContext } from "../islands/island.tsx";
import type { IslandElement } from "../islands/start-islands.client.ts";
import { startIslands } from "../islands/start-islands.client.ts";
import { LanguageProvider } from "../platform/language/language.tsx";
import { loadLanguage } from "../platform/language/load-language.ts";
import { StyleguidePage } from "./styleguide-page.tsx";

const files = Object.keys(import.meta.glob("../**/*.island.tsx"));
const names = files.map((path) => path.replace(/^.*\//, "").replace(".island.tsx", "")).toSorted();

const islands = () => [...document.querySelectorAll<IslandElement>("hearth-island")];
const nameOf = (island: Element) => island.getAttribute("name") ?? "";

beforeAll(async () => {
  // Nobody but React itself says here when it works, as in a browser.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const language = await loadLanguage("de-DE");
  const Host = createIslandHost({ language, url: "/styleguide" });
  document.documentElement.lang = "de-DE";
  document.body.innerHTML = renderToString(
    <LanguageProvider language={language}>
      <IslandHostContext value={Host}>
        <StyleguidePage />
      </IslandHostContext>
    </LanguageProvider>,
  );
  startIslands();
});

it("is in the styleguide", () => {
  expect([...new Set(islands().map(nameOf))].toSorted()).toEqual(names);
});

it.each(names)("%s runs in the browser as the server wrote it", async (name) => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const island of islands().filter((each) => nameOf(each) === name)) {
    await island.wake();
    expect(island.hasAttribute("ready")).toBe(true);
  }
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});
