import { defaultLocale, isLocale } from "@hearth/i18n";
import { installCart } from "./features/cart/change/cart.client.ts";
import { installConsentHash } from "./features/consent/consent-hash.client.ts";
import { installLogin } from "./features/sign-in/login-lazy.client.ts";
import { installSession } from "./features/sign-in/session.client.ts";
import { installWishlist } from "./features/wishlist/wishlist.client.ts";
import { installChunkReload, installVersionCheck } from "./platform/browser/fresh-version.client.ts";
import { installPreload } from "./platform/browser/preload.client.ts";
import { rememberLocale } from "./platform/browser/remember-locale.ts";
import { installSwapHistory } from "./platform/browser/swap.client.ts";
import { installNewVersionNote } from "./shell/new-version.client.ts";
import { startIslands } from "./islands/start-islands.client.ts";
import { whenAllRun } from "./islands/island-moments.client.ts";
import { installUi } from "./ui/install.client.ts";

/** What every page can do. Each install adds listeners to the document, so swapped parts need nothing. */
installChunkReload(window);
installVersionCheck(window);
installSwapHistory(window);
installPreload(document);
installConsentHash(window);
installUi(document);
installCart(document);
installWishlist(document);
installNewVersionNote(document);
installLogin(document);
installSession(document);

if (import.meta.env.DEV) await (await import("./islands/hot-reload.client.ts")).startHotReload();
startIslands();

const { lang } = document.documentElement;
document.cookie = rememberLocale(isLocale(lang) ? lang : defaultLocale, location.protocol === "https:");

/** What only some pages need is loaded when such a page is shown. */
const parts: [selector: string, load: () => Promise<{ install: (page: Document) => void }>][] = [
  ["svg[data-icon]", () => import("./features/icon/icons.client.ts")],
  ["[data-wishlist]", () => import("./features/wishlist/wishlist-page.client.ts")],
  ["form#checkout", () => import("./features/checkout/view/checkout.client.ts")],
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
