import { createStore } from "zustand/vanilla";
import { consentCookieOf, consentOf, readConsent } from "./consent-choice.ts";
import type { OptionalGroup } from "./consent-choice.ts";

/** What the visitor of this browser allows. Nothing, until the cookie was read. Changed in the browser only. */
export const consentStore = createStore<ConsentState>(() => ({ groups: [], choices: 0 }));

type ConsentState = {
  groups: readonly OptionalGroup[];
  /** How often this page was told what is allowed, also when it was the same again. */
  choices: number;
};

export function readSavedConsent(): void {
  const groups = readConsent(document.cookie, new Date())?.groups ?? [];
  const { groups: known } = consentStore.getState();
  // Whoever listens is told of changes only.
  if (groups.join() !== known.join()) consentStore.setState({ groups });
}

export function saveConsent(groups: readonly OptionalGroup[]): void {
  document.cookie = consentCookieOf(consentOf(groups, new Date()), location.protocol === "https:");
  readSavedConsent();
  consentStore.setState(({ choices }) => ({ choices: choices + 1 }));
}

/** One group more, e.g. by the box beside a video. */
export function giveConsent(group: OptionalGroup): void {
  saveConsent([...consentStore.getState().groups, group]);
}
