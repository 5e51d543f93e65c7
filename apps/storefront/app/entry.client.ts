import { DEFAULT_LOCALE, isLocale } from "@hearth/i18n";
import { installConsentHash } from "./features/consent/consent-hash.client.ts";
import { watchLeaving } from "./features/route-rules/watch-leaving.client.ts";
import { watchSession } from "./features/sign-in/session/session-watch.client.ts";
import { watchWishlist } from "./features/wishlist/wishlist-watch.client.ts";
import { whenAllRun } from "./islands/island-moments.client.ts";
import { startIslands } from "./islands/start-islands.client.ts";
import { installChunkReload, installVersionCheck } from "./platform/browser/fresh-version.client.ts";
import { rememberLocale } from "./platform/browser/remember-locale.ts";
import { watchHistory } from "./platform/browser/swap-page.ts";

// What belongs to the page as a whole, and to no part of it: ARCHITECTURE.md, "In the browser".
installChunkReload(window);
installVersionCheck(window, () => {
  void import("./shell/new-version.client.ts").then(({ offerNewVersion }) => offerNewVersion());
});
watchHistory();
watchLeaving(window);
installConsentHash(window);
watchWishlist(window);
watchSession(window);

if (import.meta.env.DEV) await (await import("./islands/hot-reload.client.ts")).startHotReload();
startIslands();
// Tells those who drive the page, such as tests, that it answers now.
whenAllRun(() => document.documentElement.toggleAttribute("data-ready", true));

const { lang } = document.documentElement;
document.cookie = rememberLocale(isLocale(lang) ? lang : DEFAULT_LOCALE, location.protocol === "https:");
