import { announce } from "./announce.client.ts";
import { watchHistory } from "./swap-page.ts";

export { swapPage } from "./swap-page.ts";

/** Parts that are no islands yet cannot say by themselves what changed: the element `data-announce` in them is read out. */
export function installSwapHistory(window: Window): void {
  watchHistory();
  window.document.addEventListener("hearth:swap", () => {
    for (const part of window.document.querySelectorAll("hearth-part [data-announce]")) {
      announce(window.document, part.textContent ?? "");
    }
  });
}
