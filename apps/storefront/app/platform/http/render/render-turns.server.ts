import { createContext } from "react-router";

/** Waits until nobody else is being rendered in this turn of the event loop. */
export type RenderTurn = () => Promise<void>;

export const renderTurn = createContext<RenderTurn>();

/**
 * Rendering holds the process for some milliseconds. One page in each turn of the event loop: whatever came in meanwhile, kept pages
 * above all, is answered between two of them and not behind all.
 */
export function createRenderTurns(): RenderTurn {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}
