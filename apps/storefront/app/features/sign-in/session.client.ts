import { visitorHint } from "../../platform/auth/visitor-hint.ts";
import { seenKey, setStatus } from "./session-status.client.ts";

/**
 * Who is there, for scripts and style sheets: `<html data-visitor="customer|guest" data-session="loading|authenticated|unauthenticated">`,
 * and `hearth:session` on the document when it changes. Only browsers with a hint ask the server: whoever never signed in is nobody.
 */
export function installSession(page: Document): void {
  refresh(page);
  // Somebody may have signed in or out in another tab.
  page.addEventListener("visibilitychange", () => page.visibilityState === "visible" && refresh(page));
  window.addEventListener("pageshow", ({ persisted }) => persisted && refresh(page));
}

function refresh(page: Document): void {
  const hint = visitorHint(page.cookie);
  const root = page.documentElement;
  root.dataset["visitor"] = hint;
  if (hint === "anonymous") {
    setStatus(page, "unauthenticated");
    return forget(page);
  }
  setStatus(page, "loading");
  import("./session-work.client.ts").then(
    ({ askSession }) => askSession(page),
    () => setStatus(page, "unauthenticated"),
  );
}

/** Number of pieces, wishes and the like belong to whoever has left. */
function forget(page: Document): void {
  try {
    if (localStorage.getItem(seenKey) === null) return;
    localStorage.removeItem(seenKey);
  } catch {
    // Without storage nothing was remembered.
    return;
  }
  page.dispatchEvent(new CustomEvent("hearth:logout"));
}
