/** Where the browser remembers that somebody was signed in, so that it notices when nobody is any more. */
export const seenKey = "hearth-visitor-seen";

export function setStatus(page: Document, status: "loading" | "authenticated" | "unauthenticated"): void {
  const root = page.documentElement;
  if (root.dataset["session"] === status) return;
  root.dataset["session"] = status;
  page.dispatchEvent(new CustomEvent("hearth:session", { detail: status }));
}
