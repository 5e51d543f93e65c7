const PATIENCE_MS = 60_000;

/**
 * A link of ours may lead out of the shop, by a rule, to somebody who does not answer. Then browsers wait for minutes without a word.
 * Whoever is still here after one minute is led to the address within the shop.
 */
export function watchLeaving(window: Window): void {
  const { document, location } = window;
  const buildId = document.documentElement.dataset["build"];
  if (!buildId) return;
  let timer = 0;
  const stop = () => window.clearTimeout(timer);
  document.addEventListener("click", (event) => {
    const address = leftFor(event, location);
    if (!address) return;
    stop();
    timer = window.setTimeout(() => void comeBack(buildId, address, location), PATIENCE_MS);
  });
  window.addEventListener("pagehide", stop);
}

async function comeBack(buildId: string, address: URL, location: Location): Promise<void> {
  const { wayBack } = await import("./come-back.client.ts");
  const href = await wayBack(buildId, address);
  if (href !== null) location.assign(href);
}

/** The address this click leaves the page for. Null: for none of ours, or in another tab, or somebody else deals with it. */
function leftFor(event: MouseEvent, location: Location): URL | null {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
  if (!link || !isPlain || event.defaultPrevented || link.target !== "" || link.origin !== location.origin)
    return null;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere ? null : new URL(link.href);
}
