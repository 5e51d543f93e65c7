import { useStore } from "zustand";
import { announcementStore } from "./announcement-store.ts";

/**
 * Heard by screen readers. Every page has one; while a modal dialog is open nothing outside of it is heard, so a dialog that changes
 * has one of its own.
 */
export function Announcer() {
  const { text } = useStore(announcementStore);
  return <output className="sr-only">{text}</output>;
}
