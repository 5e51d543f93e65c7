import { defaultLocale, isLocale } from "@hearth/i18n";
import { installConsentEvents } from "./features/consent/consent-events.client.ts";
import { installConsentHash } from "./features/consent/consent-hash.client.ts";
import { installSessionEvents } from "./features/sign-in/session-events.client.ts";
import { watchSession } from "./features/sign-in/session-watch.client.ts";
import { watchWishlist } from "./features/wishlist/wishlist-watch.client.ts";
import { installChunkReload, installVersionCheck } from "./platform/browser/fresh-version.client.ts";
import { rememberLocale } from "./platform/browser/remember-locale.ts";
import { installSwapHistory } from "./platform/browser/swap.client.ts";
import { startIslands } from "./islands/start-islands.client.ts";
import { whenAllRun } from "./islands/island-moments.client.ts";
import { installUi } from "./ui/install.client.ts";

/** What every page can do. Each install adds listeners to the document, so swapped parts need nothing. */
installChunkReload(window);
installVersionCheck(window, () => {
  void import("./shell/new-version.client.ts").then(({ offerNewVersion }) => offerNewVersion());
});
installSwapHistory(window);
installConsentEvents(document);
installConsentHash(window);
installUi(document);
watchWishlist(window);
installSessionEvents(document);
watchSession(window);

if (import.meta.env.DEV) await (await import("./islands/hot-reload.client.ts")).startHotReload();
startIslands();

const { lang } = document.documentElement;
document.cookie = rememberLocale(isLocale(lang) ? lang : defaultLocale, location.protocol === "https:");

/** What only some pages need is loaded when such a page is shown. */
const parts: [selector: string, load: () => Promise<{ install: (page: Document) => void }>][] = [
];

const installed = new Set<string>();

async function installParts() {
  const found = parts.filter(([selector]) => !installed.has(selector) && document.querySelector(selector));
  for (const [selector] of found) installed.add(selector);
  await Promise.all(found.map(async ([, load]) => (await load()).install(document)));
  // Tells those who drive the page, such as tests, that it answers now.
  whenAllRun(() => document.documentElement.toggleAttribute("data-ready", true));
}

void installParts();
document.addEventListener("hearth:swap", () => void installParts());
