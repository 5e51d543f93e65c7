import { announce } from "./announce.client.ts";
import { createLatestOnly } from "./latest-only.ts";

/**
 * Shows another address by replacing parts of this page with the same parts of that one, so that scroll position, focus and open
 * menus stay. The server renders whole pages only; whatever goes wrong here ends in an ordinary page load.
 */
export type SwapOptions = {
  /** Parts are elements with `data-swap="<region>"` or `data-swap="<region>:<part>"`. */
  region: string;
  history: "push" | "replace" | "none";
};

/** Marked parts outside the region that follow every change of address: language switch, breadcrumb. */
const followers = "page";
const headLinks =
  'meta[name="description"], meta[name="robots"], link[rel="canonical"], link[rel="alternate"][hreflang]';

const latest = createLatestOnly();
let shown = { address: location.pathname + location.search, region: null as string | null };

export async function swapPage(url: string, { region, history: entry }: SwapOptions): Promise<boolean> {
  const parts = partsOf(document, region);
  for (const part of parts.values()) part.setAttribute("aria-busy", "true");
  const next = await latest.ask((signal) => fetchPage(url, signal)).catch(() => null);
  if (next === "stale") return false;
  if (next === null || partsOf(next, region).size === 0) {
    location.assign(url);
    return false;
  }
  remember(url, entry);
  shown = { address: location.pathname + location.search, region };
  replaceParts(next, region);
  replaceParts(next, followers);
  replaceHead(next);
  document.dispatchEvent(new CustomEvent("hearth:swap", { detail: { region } }));
  for (const part of document.querySelectorAll(`[data-swap^="${region}"] [data-announce]`)) {
    announce(document, part.textContent ?? "");
  }
  return true;
}

/** Back and forward between swapped addresses swap again and return to where the visitor was on that address. */
export function installSwapHistory(window: Window): void {
  window.addEventListener("popstate", (event) => {
    const { region, address } = shown;
    // Jumps within the page come here too.
    if (address === location.pathname + location.search) return;
    // After a reload nothing was swapped yet, but the browser still takes the neighbours in the history for this document.
    if (region === null) return location.reload();
    const scrollY = positionIn(event.state);
    void swapPage(location.href, { region, history: "none" }).then((isDone) => {
      if (isDone && scrollY !== null) window.scrollTo({ top: scrollY, behavior: "instant" });
    });
  });
  // A page that was left while it waited may be shown again as it was; the answer is not coming any more.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && document.querySelector("[data-swap][aria-busy]")) location.reload();
  });
}

async function fetchPage(url: string, signal: AbortSignal): Promise<Document | null> {
  const answer = await fetch(url, { headers: { accept: "text/html" }, signal });
  if (!answer.ok) return null;
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

function partsOf(page: Document, region: string): Map<string, Element> {
  const found = page.querySelectorAll(`[data-swap="${region}"], [data-swap^="${region}:"]`);
  return new Map([...found].map((part) => [part.getAttribute("data-swap") ?? "", part]));
}

function remember(url: string, entry: SwapOptions["history"]): void {
  if (entry === "none") return;
  if (entry === "replace") return history.replaceState(history.state, "", url);
  history.replaceState({ scrollY }, "");
  history.pushState(null, "", url);
}

function positionIn(state: unknown): number | null {
  const isPosition = typeof state === "object" && state !== null && "scrollY" in state;
  return isPosition && typeof state.scrollY === "number" ? state.scrollY : null;
}

function replaceParts(next: Document, region: string): void {
  const fresh = partsOf(next, region);
  for (const [name, part] of partsOf(document, region)) {
    const other = fresh.get(name);
    if (!other) {
      part.removeAttribute("aria-busy");
      continue;
    }
    const focusedId = part.contains(document.activeElement) ? document.activeElement?.id : "";
    const open = new Set([...part.querySelectorAll<HTMLDetailsElement>("details[id]")].map(stateOf));
    const replacement = document.importNode(other, true);
    for (const details of replacement.querySelectorAll<HTMLDetailsElement>("details[id]")) {
      if (open.has(`${details.id} true`)) details.open = true;
      if (open.has(`${details.id} false`)) details.open = false;
    }
    part.replaceWith(replacement);
    if (focusedId) document.getElementById(focusedId)?.focus({ preventScroll: true });
  }
}

function stateOf({ id, open }: HTMLDetailsElement): string {
  return `${id} ${open}`;
}

function replaceHead(next: Document): void {
  document.title = next.title;
  for (const old of document.head.querySelectorAll(headLinks)) old.remove();
  for (const link of next.head.querySelectorAll(headLinks)) document.head.append(document.importNode(link));
}
