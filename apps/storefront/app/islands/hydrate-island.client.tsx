import { useEffect } from "react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { browserLanguage } from "../platform/language/browser-language.client.ts";
import { LanguageProvider } from "../platform/language/language.tsx";
import { IslandBoundary } from "./island-boundary.tsx";
import type { IslandDefinition } from "./island.tsx";
import { readProps } from "./island-props.ts";
import { KeptSlot } from "./island-slot.tsx";

type Settings = { definition: IslandDefinition; onReady: () => void };

/** Everything of React is imported from here on, so nothing of it is loaded before the first island begins to run. */
export async function hydrateIsland(element: HTMLElement, { definition, onReady }: Settings): Promise<Root> {
  const { name, texts = [], Component: Part } = definition;
  const language = await browserLanguage(texts);
  const props = readProps(element.getAttribute("props"), () => <KeptSlot />);
  return hydrateRoot(
    element,
    <IslandBoundary name={name} html={element.innerHTML}>
      <LanguageProvider language={language}>
        <Ready onReady={onReady}>
          <Part {...props} />
        </Ready>
      </LanguageProvider>
    </IslandBoundary>,
    {
      identifierPrefix: element.getAttribute("ids") ?? "",
      onRecoverableError: (error) => console.error(`island ${name}: not what the server wrote`, error),
    },
  );
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  // Once: from then on React answers.
  useEffect(onReady, [onReady]);
  return children;
}
