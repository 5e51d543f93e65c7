import { act, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { vi } from "vitest";
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
    render(shown, { container, hydrate: true, onRecoverableError: (error) => void said.push(error) });
  });
  spy.mockRestore();
  if (said.length > 0) throw new Error(`not hydrated cleanly: ${said.map(String).join("; ")}`);
  return container;
}
