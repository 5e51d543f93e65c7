import { visitorHint } from "../../../platform/auth/visitor-hint.ts";
import { readStored, writeStored } from "../../../platform/browser/stored-value.ts";
import { SEEN_KEY } from "./seen-visitor.ts";
import { pagePrices } from "./shown-prices.ts";
import { countSessionChange, sessionStore } from "./session-store.ts";

/** Keeps session-store.ts right. Only browsers with a hint ask the server: whoever never signed in is nobody. */
export function watchSession(window: Window): void {
  const { document } = window;
  const look = () => refresh(document);
  look();
  // Somebody may have signed in or out in another tab.
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
  window.addEventListener("pageshow", ({ persisted }) => persisted && look());
}

function refresh(document: Document): void {
  const kind = visitorHint(document.cookie);
  if (kind === "anonymous") {
    sessionStore.setState({ kind, status: "unauthenticated" });
    forget();
    // A page with somebody's prices for nobody: the server is to say whose they are.
    if (pagePrices(document) === null) return;
  } else sessionStore.setState({ kind, status: "loading" });
  import("./ask-session.client.ts").then(
    ({ askSession }) => askSession(document),
    (error: unknown) => {
      console.error("session: could not be asked for", error);
      sessionStore.setState({ kind: "anonymous", status: "unauthenticated" });
    },
  );
}

/** Number of pieces, the wishlist and the like belong to whoever has left. */
function forget(): void {
  if (readStored(SEEN_KEY) === null) return;
  writeStored(SEEN_KEY, null);
  countSessionChange();
}
