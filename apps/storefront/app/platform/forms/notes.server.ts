import type { NoteKey } from "@hearth/i18n";
import { parseCookieHeader } from "../http/security/cookie-header.server.ts";

/** Something to say on the next page after a form was sent. Only texts made for it, so that a forged cookie can say nothing else. */
export interface Note {
  key: NoteKey;
  type: "success" | "info" | "warning" | "danger";
}

/** Personal pages only: on shared ones nobody reads it, and it waits. */
export interface Notes {
  leave: (note: Note) => void;
  take: () => Note[];
  /** The cookie to send with an answer of this status. A redirect shows nothing, so it takes nothing away. */
  cookie: (status: number) => string | null;
}

const LIFETIME_SECONDS = 120;
const types: readonly string[] = ["success", "info", "warning", "danger"] satisfies Note["type"][];

export function openNotes(cookieHeader: string | null, isSecure: boolean): Notes {
  const name = isSecure ? "__Host-hearth-note" : "hearth-note";
  const sent = parseCookieHeader(cookieHeader).get(name);
  const waiting = sent === undefined ? [] : readNotes(sent);
  const left: Note[] = [];
  let isTaken = false;
  const write = (value: string, seconds: number) =>
    `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return {
    leave: (note) => void left.push(note),
    take: () => {
      isTaken = true;
      return waiting;
    },
    cookie: (status) => {
      const isShown = isTaken && (status < 300 || status >= 400);
      const kept = isShown ? left : [...waiting, ...left];
      if (left.length > 0) return write(kept.slice(-3).map(writeNote).join("."), LIFETIME_SECONDS);
      return isShown && sent !== undefined ? write("", 0) : null;
    },
  };
}

function writeNote({ key, type }: Note): string {
  return `${key.slice("note.".length)}~${type}`;
}

function readNotes(value: string): Note[] {
  return value.split(".").flatMap((part) => {
    const [, name, type = ""] = /^([A-Za-z]{1,40})~([a-z]+)$/.exec(part) ?? [];
    if (name === undefined || !types.includes(type)) return [];
    // Which texts there are is known where the note is shown; an unknown one is left out there.
    return [{ key: `note.${name}` as NoteKey, type: type as Note["type"] }];
  });
}
