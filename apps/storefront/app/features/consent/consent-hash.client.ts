import { consentDialogId } from "./consent-dialog-id.ts";

const openingHash = "#cookie-consent";

/** An address that ends in `#cookie-consent`, of this page or of a link in an editor's text, opens the settings. */
export function installConsentHash(window: Window): void {
  openByHash(window);
  window.addEventListener("hashchange", () => openByHash(window));
}

function openByHash({ document, location, history }: Window): void {
  const dialog = document.getElementById(consentDialogId);
  if (location.hash !== openingHash || !(dialog instanceof HTMLDialogElement)) return;
  if (!dialog.open) dialog.showModal();
  // The same link must open it again.
  history.replaceState(history.state, "", location.pathname + location.search);
}
