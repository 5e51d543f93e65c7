import { tellFullPath } from "./full-path.ts";
import { followLayer } from "./history-layer.ts";
import { createLatestOnly } from "./fetch/latest-only.ts";
import { partsOf, replaceParts } from "./page-parts.ts";
import { ownHtml } from "./own-html.ts";

export interface SwapOptions {
  /** Which parts follow, see page-part.tsx. */
  region: string;
  history: "push" | "replace" | "none";
}

/** Parts outside the region that follow every change of address: language switch, breadcrumb. */
const FOLLOWERS = "page";
const HEAD_LINKS =
  'meta[name="description"], meta[name="robots"], link[rel="canonical"], link[rel="alternate"][hreflang]';

const latest = createLatestOnly();
/** What was swapped last, and the page asked for now. */
const state = { shown: null as { url: string; region: string } | null, waitsFor: null as string | null };

/**
 * Shows another address by replacing parts of this page with the same parts of that one, so that scroll position, focus and open
 * menus stay. The server renders whole pages only; whatever goes wrong here ends in an ordinary page load, and then there is no
 * answer: what waits goes on looking so until the page is left. Else answers whether it is shown: a newer question makes an older
 * one void.
 */
export async function swapPage(url: string, { region, history: entry }: SwapOptions): Promise<boolean> {
  state.waitsFor = url;
  const next = await latest.ask((signal) => fetchPage(url, signal)).catch(() => null);
  if (next === "stale") return false;
  if (next === null || partsOf(next, region).size === 0) {
    location.assign(url);
    return new Promise<never>(() => {});
  }
  state.waitsFor = null;
  writeHistory(url, entry);
  state.shown = { url: pageUrl(), region };
  replaceParts(next, region);
  replaceParts(next, FOLLOWERS);
  replaceHead(next);
  tellFullPath();
  return true;
}

/** Back and forward between swapped addresses swap again and return to where the visitor was on that address. */
export function watchHistory(): void {
  const firstUrl = pageUrl();
  window.addEventListener("popstate", (event) => {
    if (followLayer(event.state)) return;
    // Jumps within the page come here too.
    if (pageUrl() === (state.shown?.url ?? firstUrl)) return;
    // After a reload nothing was swapped yet, but the browser still takes the neighbours in the history for this document.
    if (!state.shown) return location.reload();
    const scrollY = positionIn(event.state);
    void swapPage(location.href, { region: state.shown.region, history: "none" }).then((isDone) => {
      if (isDone && scrollY !== null) window.scrollTo({ top: scrollY, behavior: "instant" });
    });
  });
  // A page that was left while it waited may be shown again as it was; the answer is not coming any more.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && state.waitsFor !== null) location.reload();
  });
}

function pageUrl(): string {
  return location.pathname + location.search;
}

async function fetchPage(url: string, signal: AbortSignal): Promise<Document | null> {
  const answer = await fetch(url, { headers: { accept: "text/html" }, signal });
  if (!answer.ok) return null;
  // Types of the DOM know no trusted HTML yet.
  return new DOMParser().parseFromString(ownHtml(await answer.text()) as string, "text/html");
}

function writeHistory(url: string, entry: SwapOptions["history"]): void {
  if (entry === "none") return;
  if (entry === "replace") return history.replaceState(history.state, "", url);
  history.replaceState({ scrollY }, "");
  history.pushState(null, "", url);
}

function positionIn(historyState: unknown): number | null {
  const isPosition = typeof historyState === "object" && historyState !== null && "scrollY" in historyState;
  return isPosition && typeof historyState.scrollY === "number" ? historyState.scrollY : null;
}

function replaceHead(next: Document): void {
  document.title = next.title;
  for (const old of document.head.querySelectorAll(HEAD_LINKS)) old.remove();
  for (const link of next.head.querySelectorAll(HEAD_LINKS)) document.head.append(document.importNode(link));
}
