import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createIslandHost } from "../islands/island-host.server.tsx";
import { IslandHostContext } from "../islands/island.tsx";
import type { IslandElement } from "../islands/start-islands.client.ts";
import { startIslands } from "../islands/start-islands.client.ts";
import { LanguageProvider } from "../platform/language/language.tsx";
import { loadLanguage } from "../platform/language/load-language.ts";
import { StyleguidePage } from "./styleguide-page.tsx";

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

afterAll(async () => {
  // Islands that are taken out end; nothing of React is left for the next file.
  document.body.replaceChildren();
  await new Promise(setImmediate);
});

it("runs in the browser as the server wrote it, each of the styleguide", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  const names = new Set(islands().map(nameOf));
  expect(names.size).toBeGreaterThan(30);
  for (const island of islands()) {
    await island.wake();
    expect(island.hasAttribute("ready"), nameOf(island)).toBe(true);
  }
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});
