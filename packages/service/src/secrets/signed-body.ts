import { createHmac, timingSafeEqual } from "node:crypto";
import type { KeyRing } from "./key-ring.ts";

/** In which somebody who sends a body to another server proves who they are, and when. */
export const SIGNATURE_HEADER = "x-hearth-signature";

/** Longer than a call waits and clocks of two machines differ. */
const WINDOW_SECONDS = 300;

/**
 * `t=<seconds>,v1=<mark>`, and a second mark while there is a previous key: the other side verifies with whichever it has, so both
 * can change theirs one after the other.
 */
export function signBody(keys: KeyRing, body: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  return [`t=${seconds}`, ...keys.map((key) => `v1=${mark(key, body, seconds).toString("hex")}`)].join(",");
}

export function isSignedBody(keys: KeyRing, body: string, header: string, now: number): boolean {
  const [, time = "", marks = ""] = /^t=(\d{1,12})((?:,v1=[\da-f]{64})+)$/.exec(header) ?? [];
  const seconds = Number(time);
  if (time === "" || Math.abs(now / 1000 - seconds) > WINDOW_SECONDS) return false;
  const given = marks.split(",v1=").slice(1);
  return keys.some((key) => {
    const expected = mark(key, body, seconds);
    return given.some((each) => timingSafeEqual(Buffer.from(each, "hex"), expected));
  });
}

function mark(key: string, body: string, seconds: number): Buffer {
  return createHmac("sha256", key).update(`${seconds}.${body}`).digest();
}
