import { addLoginWork, sessionStore } from "./session-store.ts";

/**
 * Goes when features/cart and features/wishlist use session-store.ts: until then they listen to `hearth:session`, `hearth:login` and
 * `hearth:logout`. Must be called before the session is watched.
 */
export function installSessionEvents(document: Document): void {
  sessionStore.subscribe((now, before) => {
    if (now.status !== before.status) document.dispatchEvent(new CustomEvent("hearth:session"));
    const hasLeft = now.version !== before.version && now.kind === "anonymous";
    if (hasLeft) document.dispatchEvent(new CustomEvent("hearth:logout"));
  });
  addLoginWork(async () => {
    const work: Promise<unknown>[] = [];
    const detail = { waitUntil: (part: Promise<unknown>) => void work.push(part) };
    document.dispatchEvent(new CustomEvent("hearth:login", { detail }));
    await Promise.all(work);
  });
}
