import { defaultLocale, isLocale } from "@hearth/i18n";
import { installCart } from "./features/cart/cart.client.ts";
import { installConsent } from "./features/consent/consent.client.ts";
import { installLogin } from "./features/sign-in/login-lazy.client.ts";
import { installSession } from "./features/sign-in/session.client.ts";
import { watchWishlist } from "./features/wishlist/wishlist-watch.client.ts";
import { installChunkReload, installVersionCheck } from "./platform/browser/fresh-version.client.ts";
import { rememberLocale } from "./platform/browser/remember-locale.ts";
import { installSwapHistory } from "./platform/browser/swap.client.ts";
import { installSideMenu } from "./shell/menu/side-menu.client.ts";
import { installNewVersionNote } from "./shell/new-version.client.ts";
import { installTopMenu } from "./shell/menu/top-menu.client.ts";
import { startIslands } from "./islands/start-islands.client.ts";
import { whenAllRun } from "./islands/island-moments.client.ts";
import { installUi } from "./ui/install.client.ts";

/** What every page can do. Each install adds listeners to the document, so swapped parts need nothing. */
installChunkReload(window);
installVersionCheck(window);
installSwapHistory(window);
installConsent(document);
installUi(document);
installTopMenu(document);
installSideMenu(document);
installCart(document);
watchWishlist(window);
installNewVersionNote(document);
installLogin(document);
installSession(document);

startIslands();

const { lang } = document.documentElement;
document.cookie = rememberLocale(isLocale(lang) ? lang : defaultLocale, location.protocol === "https:");

/** What only some pages need is loaded when such a page is shown. */
const parts: [selector: string, load: () => Promise<{ install: (page: Document) => void }>][] = [
  ["svg[data-icon]", () => import("./features/icon/icons.client.ts")],
  ["[data-carousel]", () => import("./ui/carousel.client.ts")],
  ["[data-tabs]", () => import("./ui/tabs.client.ts")],
  ["[data-upload]", () => import("./ui/upload.client.ts")],
  ["select[data-narrows]", () => import("./features/form/narrow.client.ts")],
  ["[data-gallery]", () => import("./features/product/gallery.client.ts")],
  ["[data-video]", () => import("./features/video/video.client.ts")],
  ["[data-variant]", () => import("./features/product/configurator.client.ts")],
  ["[data-own-review]", () => import("./features/review/own-review.client.ts")],
  ["form#checkout", () => import("./features/checkout/checkout.client.ts")],
  ["[data-leave-to], [data-payment-state], [data-copy]", () => import("./features/order/order.client.ts")],
  ["[data-recently-viewed]", () => import("./features/recently-viewed/recently-viewed.client.ts")],
];

if (import.meta.env.DEV) {
  parts.push(["[data-styleguide]", () => import("./styleguide/styleguide.client.ts")]);
}

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

// Pages are rendered on the server alone: after a change of their source there is nothing to patch here.
for (const change of ["react-router:hmr", "react-router:hdr"]) {
  import.meta.hot?.on(change, () => location.reload());
}
