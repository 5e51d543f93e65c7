import { createStore } from "zustand/vanilla";

/** What screen readers were told last. Changed in the browser only. */
export const announcementStore = createStore(() => ({ text: "" }));

/** Says something to screen readers: an `Announcer` of the page, or of the open dialog, is heard. */
export function announce(text: string): void {
  // The same text twice would not be read twice.
  announcementStore.setState((said) => ({ text: said.text === text ? `${text}\u00a0` : text }));
}
