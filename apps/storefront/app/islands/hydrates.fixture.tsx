import { act } from "@testing-library/react";
import type { ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { onTestFinished, vi } from "vitest";
import { createAreaLanguage } from "../platform/language/area-language.ts";
import { LanguageProvider } from "../platform/language/language.tsx";
import type { IslandComponent } from "./island.tsx";

/**
 * Renders an island as the server does, hydrates it as the browser does, with the texts it names and no others, and answers where it
 * stands. Fails when React would say a word about it.
 */
export async function hydrates<Props>(element: ReactElement<Props, IslandComponent<Props>>) {
  const said: unknown[] = [];
  const spy = vi.spyOn(console, "error").mockImplementation((...words) => void said.push(words));
  const language = await createAreaLanguage("de-DE").load(element.type.island.texts ?? []);
  const shown = <LanguageProvider language={language}>{element}</LanguageProvider>;
  const container = document.createElement("div");
  container.innerHTML = renderToString(shown);
  document.body.append(container);
  await act(async () => {
    const root = hydrateRoot(container, shown, { onRecoverableError: (error) => void said.push(error) });
    // Tests share their document: nothing is left behind for the next one.
    onTestFinished(() => {
      act(() => root.unmount());
      container.remove();
    });
  });
  spy.mockRestore();
  if (said.length > 0) throw new Error(`not hydrated cleanly: ${said.map(String).join("; ")}`);
  return container;
}
