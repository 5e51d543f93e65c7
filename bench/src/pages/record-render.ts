import { registerHooks } from "node:module";
import type { renderToPipeableStream, renderToString } from "react-dom/server";
import type { ReactNode } from "react";

/** What the storefront hands to React, taken at the door: the very same tree can be rendered again without the shop around it. */
export interface RecordedRender {
  tree: ReactNode;
  renderToString: typeof renderToString;
  renderToPipeableStream: typeof renderToPipeableStream;
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
import { renderToPipeableStream, renderToString as render, renderToStaticMarkup } from "react-dom/server";
export { renderToStaticMarkup };
export function renderToString(tree) {
  globalThis.hearthRender = { tree, renderToString: render, renderToPipeableStream };
  return render(tree);
}
`;
