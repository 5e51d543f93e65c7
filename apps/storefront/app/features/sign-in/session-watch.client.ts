import { visitorHint } from "../../platform/auth/visitor-hint.ts";
import { readStored, writeStored } from "../../platform/browser/stored-value.ts";
import { seenKey } from "./seen-visitor.ts";
import { countSessionChange, sessionStore } from "./session-store.ts";

/** Keeps session-store.ts right. Only browsers with a hint ask the server: whoever never signed in is nobody. */
export function watchSession(window: Window): void {
  const { document } = window;
  const look = () => refresh(document.cookie);
  look();
  // Somebody may have signed in or out in another tab.
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
  window.addEventListener("pageshow", ({ persisted }) => persisted && look());
}

function refresh(cookies: string): void {
  const kind = visitorHint(cookies);
  if (kind === "anonymous") {
    sessionStore.setState({ kind, status: "unauthenticated" });
    return forget();
  }
  sessionStore.setState({ kind, status: "loading" });
  import("./ask-session.client.ts").then(
    ({ askSession }) => askSession(cookies),
    () => sessionStore.setState({ status: "unauthenticated" }),
  );
}

/** Number of pieces, the wishlist and the like belong to whoever has left. */
function forget(): void {
  if (readStored(seenKey) === null) return;
  writeStored(seenKey, null);
  countSessionChange();
}
