import { createStore } from "zustand/vanilla";
import { consentCookieOf, consentOf, readConsent } from "./consent-choice.ts";
import type { Asked, Consent, OptionalGroup } from "./consent-choice.ts";
import { forgetTraces } from "./traces.ts";
import { sendConsentProof } from "./consent-proof.ts";

/** What the visitor of this browser allows. Nothing, until the cookie was read. Changed in the browser only. */
export const consentStore = createStore<ConsentState>(() => ({ groups: [], hasChosen: null, choices: 0 }));

interface ConsentState {
  groups: readonly OptionalGroup[];
  /** Null until the cookie was read. */
  hasChosen: boolean | null;
  /** How often this page was told what is allowed, also when it was the same again. */
  choices: number;
}

/** Who gets data today and which words ask for it, as this page was written. */
function asked(): Asked & { edition: number } {
  const { receivers = "", consentTexts = "" } = document.documentElement.dataset;
  const [edition = 0, asksSince = 0] = consentTexts.split(" ").map(Number);
  return { receivers, edition, asksSince };
}

/** What the cookie says at this moment: another tab, or the page after this one, may have changed it. */
export function savedConsent(): Consent | null {
  return readConsent(document.cookie, new Date(), asked());
}

/** Reads what was chosen, now and whenever the page comes into sight again, also out of the browser's memory of pages left. */
export function followSavedConsent(): () => void {
  readSavedConsent();
  const look = () => {
    if (document.visibilityState === "visible") readSavedConsent();
  };
  document.addEventListener("visibilitychange", look);
  window.addEventListener("pageshow", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("pageshow", look);
  };
}

function readSavedConsent(): void {
  const saved = savedConsent();
  const groups = saved?.groups ?? [];
  const { groups: known, choices } = consentStore.getState();
  // Whoever listens to the groups is told of changes only: a box ticked before its part runs is set back by a needless render.
  const isSame = groups.join() === known.join();
  // Browsers that keep no cookies are asked once a page, and can answer.
  const hasChosen = saved !== null || choices > 0;
  consentStore.setState({ hasChosen, groups: isSame ? known : groups });
}

export function saveConsent(groups: readonly OptionalGroup[]): void {
  const consent = consentOf(groups, new Date(), { id: savedConsent()?.id, ...asked() });
  document.cookie = consentCookieOf(consent, location.protocol === "https:");
  forgetTraces(consent.groups);
  consentStore.setState(({ choices }) => ({ choices: choices + 1 }));
  readSavedConsent();
  sendConsentProof(consent);
}

/** One group more, e.g. by the box beside a video. */
export function giveConsent(group: OptionalGroup): void {
  saveConsent([...consentStore.getState().groups, group]);
}
