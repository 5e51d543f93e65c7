/** Lives as long as the page in this tab and is kept nowhere: nobody is known again by it. */
let sessionId: string | null = null;

interface Click {
  /** Id of the product. */
  id: string;
  /** Empty for a picture. */
  query: string;
  /** Among all results, from 1. */
  position: number;
}

/** The browser sends it even while it leaves the page; whether it arrives matters to nobody who waits. */
export function countClick(path: string, { id, query, position }: Click): void {
  sessionId ??= randomId();
  const form = new URLSearchParams({ session: sessionId, id, query, position: String(position) });
  navigator.sendBeacon(path, form);
}

/** `crypto.randomUUID` exists on secure pages only. */
function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
