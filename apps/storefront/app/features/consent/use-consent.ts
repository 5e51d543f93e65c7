import { useEffect } from "react";
import { useStore } from "zustand";
import type { OptionalGroup } from "./consent-choice.ts";
import { consentStore, followSavedConsent } from "./consent-store.ts";

/** The groups a visitor allows. The first render, as on the server, knows of none. */
export function useConsent(): readonly OptionalGroup[] {
  useEffect(followSavedConsent, []);
  return useStore(consentStore, ({ groups }) => groups);
}

/** Changes with every choice, also with one that allows nothing where nothing was allowed. */
export function useConsentChoices(): number {
  return useStore(consentStore, ({ choices }) => choices);
}
