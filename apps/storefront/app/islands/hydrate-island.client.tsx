import { useEffect } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { browserLanguage } from "../platform/language/browser-language.client.ts";
import { LanguageProvider } from "../platform/language/language.tsx";
import { IslandBoundary } from "./island-boundary.tsx";
import { IslandPieces } from "./island-pieces.tsx";
import type { IslandDefinition } from "./island.tsx";
import { readProps } from "./island-props.ts";
import { KeptSlot } from "./island-slot.tsx";

interface Settings {
  definition: IslandDefinition;
  onReady: () => void;
}

export interface RunningIsland {
  /** Shows it with other props, at once. Its slots stay as they are. */
  show: (props: string | null) => void;
  stop: () => void;
}

/** Everything of React is imported from here on, so nothing of it is loaded before the first island begins to run. */
export async function hydrateIsland(
  element: HTMLElement,
  { definition, onReady }: Settings,
): Promise<RunningIsland> {
  const { name, texts = [], Component: Part } = definition;
  const language = await browserLanguage(texts);
  const html = element.innerHTML;
  const partWith = (props: string | null) => (
    <IslandBoundary name={name} html={html} onFailed={onReady}>
      <LanguageProvider language={language}>
        <IslandPieces>
          <Ready onReady={onReady}>
            <Part {...readProps(props, () => <KeptSlot />)} />
          </Ready>
        </IslandPieces>
      </LanguageProvider>
    </IslandBoundary>
  );
  const root = hydrateRoot(element, partWith(element.getAttribute("props")), {
    identifierPrefix: element.getAttribute("ids") ?? "",
    onRecoverableError: (error) => console.error(`island ${name}: not what the server wrote`, error),
  });
  return {
    show: (props) => flushSync(() => root.render(partWith(props))),
    stop: () => root.unmount(),
  };
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  // Once: from then on React answers.
  useEffect(onReady, [onReady]);
  return children;
}
