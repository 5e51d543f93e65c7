import type { MessageKey } from "./messages.ts";
import { note } from "./messages/de-de/note.ts";

/** Texts one page leaves for the next. They have no placeholders. */
export type NoteKey = Extract<MessageKey, `note.${string}`>;

/** The name of a note comes back from a browser. */
export function isNoteKey(key: string): key is NoteKey {
  return Object.hasOwn(note, key);
}
