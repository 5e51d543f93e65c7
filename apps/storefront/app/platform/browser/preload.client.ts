import { isPersonalPath } from "../cache/cache-class.ts";
import { createPreloadQueue } from "./preload-queue.ts";

/** Long enough that a pointer passing by loads nothing. */
const hoverMs = 80;

/** The page behind a link is fetched when pointer or focus rests on it, layout and all: the click finds it in the cache. */
export function installPreload(document: Document): void {
  const queue = createPreloadQueue((href) => prefetch(document, href));
  let timer: ReturnType<typeof setTimeout> | undefined;

  function onIntent(event: Event) {
    clearTimeout(timer);
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !isWorthPreloading(link, document.location)) return;
    const { href } = link;
    timer = setTimeout(() => queue.add(href), hoverMs);
  }

  document.addEventListener("pointerover", onIntent, { passive: true });
  document.addEventListener("focusin", onIntent);
}

/** Only pages that are the same for everybody, only when the visitor does not save data. */
function isWorthPreloading(link: HTMLAnchorElement, here: Location): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return (
    connection?.saveData !== true &&
    link.origin === here.origin &&
    link.target === "" &&
    !link.hasAttribute("download") &&
    link.pathname + link.search !== here.pathname + here.search &&
    !/^\/(media|image)\//.test(link.pathname) &&
    !isPersonalPath(link.pathname)
  );
}

function prefetch(document: Document, href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "prefetch";
    link.href = href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
    document.head.append(link);
  });
}
