import { registerHooks } from "node:module";
import type { PipeableStream, RenderToPipeableStreamOptions } from "react-dom/server";
import type { ReactNode } from "react";

type Render = (tree: ReactNode, options?: RenderToPipeableStreamOptions) => PipeableStream;

/** What the storefront hands to React, taken at the door: the very same tree can be rendered again without the shop around it. */
export interface RecordedRender {
  tree: ReactNode;
  render: Render;
}

const recorder = "hearth-bench:react-dom-server";
const store = globalThis as { hearthRender?: RecordedRender };

/** Must run before the storefront's bundle is loaded. */
export function recordRenders(): () => RecordedRender {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === "react-dom/server" && context.parentURL !== recorder
        ? { url: recorder, shortCircuit: true }
        : next(
            specifier,
            context.parentURL === recorder ? { ...context, parentURL: import.meta.url } : context,
          ),
    load: (url, context, next) =>
      url === recorder
        ? { format: "module", source: recorderSource, shortCircuit: true }
        : next(url, context),
  });
  return () => {
    if (!store.hearthRender) throw new Error("nothing was rendered yet");
    return store.hearthRender;
  };
}

const recorderSource = `
import { renderToPipeableStream as render, renderToStaticMarkup } from "react-dom/server";
export { renderToStaticMarkup };
export function renderToPipeableStream(tree, options) {
  globalThis.hearthRender = { tree, render };
  return render(tree, options);
}
`;
