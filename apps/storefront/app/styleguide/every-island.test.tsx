import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { hydrateIsland } from "../islands/hydrate-island.client.tsx";
import { createIslandHost } from "../islands/island-host.server.tsx";
import type { IslandComponent } from "../islands/island.tsx";
import { IslandHostContext } from "../islands/island.tsx";
import { LanguageProvider } from "../platform/language/language.tsx";
import { loadLanguage } from "../platform/language/load-language.ts";
import { StyleguidePage } from "./styleguide-page.tsx";

type IslandModule = Record<string, Partial<IslandComponent<object>> | undefined>;

const files = import.meta.glob<IslandModule>("../**/*.island.tsx", { eager: true });
const definitions = Object.values(files)
  .flatMap((module) => Object.values(module))
  .flatMap((part) => part?.island ?? []);

it("runs in the browser as the server wrote it, each of the styleguide", async () => {
  // Nobody but React itself says here when it works, as in a browser.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  // Parts that ask the shop for something wait for it.
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  const language = await loadLanguage("de-DE");
  const Host = createIslandHost({ language, url: "/styleguide" });
  const page = document.createElement("div");
  page.innerHTML = renderToString(
    <LanguageProvider language={language}>
      <IslandHostContext value={Host}>
        <StyleguidePage />
      </IslandHostContext>
    </LanguageProvider>,
  );
  document.body.append(page);
  const names = new Set<string>();
  const running = [];
  for (const element of page.querySelectorAll<HTMLElement>("hearth-island")) {
    const definition = definitions.find(({ name }) => name === element.getAttribute("name"));
    if (!definition) throw new Error(`there is no island ${element.getAttribute("name")}`);
    names.add(definition.name);
    const { promise, resolve } = Promise.withResolvers<void>();
    running.push(await hydrateIsland(element, { definition, onReady: resolve }));
    await promise;
  }
  expect(names.size).toBeGreaterThan(30);
  expect(complaints.mock.calls).toEqual([]);
  // Tests share their document: nothing is left for the next file.
  for (const island of running) island.stop();
  await new Promise(setImmediate);
  page.remove();
  complaints.mockRestore();
  vi.unstubAllGlobals();
});
