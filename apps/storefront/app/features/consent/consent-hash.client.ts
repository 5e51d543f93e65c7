import { CONSENT_DIALOG_ID } from "./consent-dialog-id.ts";

const OPENING_HASH = "#cookie-consent";

/** An address that ends in `#cookie-consent`, of this page or of a link in an editor's text, opens the settings. */
export function installConsentHash(window: Window): void {
  openByHash(window);
  window.addEventListener("hashchange", () => openByHash(window));
}

function openByHash({ document, location, history }: Window): void {
  const dialog = document.getElementById(CONSENT_DIALOG_ID);
  if (location.hash !== OPENING_HASH || !(dialog instanceof HTMLDialogElement)) return;
  if (!dialog.open) dialog.showModal();
  // The same link must open it again.
  history.replaceState(history.state, "", location.pathname + location.search);
}
