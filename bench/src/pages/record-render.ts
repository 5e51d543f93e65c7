import { registerHooks } from "node:module";
import type { renderToPipeableStream, renderToString } from "react-dom/server";
import type { ReactNode } from "react";

/** What the storefront hands to React, taken at the door: the very same tree can be rendered again without the shop around it. */
export interface RecordedRender {
  tree: ReactNode;
  renderToString: typeof renderToString;
  renderToPipeableStream: typeof renderToPipeableStream;
}

const RECORDER = "hearth-bench:react-dom-server";
const store = globalThis as { hearthRender?: RecordedRender };

/** Must run before the storefront's bundle is loaded. */
export function recordRenders(): () => RecordedRender {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === "react-dom/server" && context.parentURL !== RECORDER
        ? { url: RECORDER, shortCircuit: true }
        : next(
            specifier,
            context.parentURL === RECORDER ? { ...context, parentURL: import.meta.url } : context,
          ),
    load: (url, context, next) =>
      url === RECORDER
        ? { format: "module", source: RECORDER_SOURCE, shortCircuit: true }
        : next(url, context),
  });
  return () => {
    if (!store.hearthRender) throw new Error("nothing was rendered yet");
    return store.hearthRender;
  };
}

const RECORDER_SOURCE = `
import { renderToPipeableStream, renderToString as render, renderToStaticMarkup } from "react-dom/server";
export { renderToStaticMarkup };
// Islands are rendered inside of the page, each by itself: the page is the outermost.
let depth = 0;
export function renderToString(tree, options) {
  if (depth === 0) globalThis.hearthRender = { tree, renderToString: render, renderToPipeableStream };
  depth += 1;
  try {
    return render(tree, options);
  } finally {
    depth -= 1;
  }
}
`;
