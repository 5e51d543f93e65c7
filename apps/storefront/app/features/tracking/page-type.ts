import { isLocale } from "@hearth/i18n";

export interface ShownPage {
  /** In the table of routes, such as `en-GB/account/order/:orderId`. */
  routeId: string;
  /** Path without language. */
  path: string;
  /** Of the content that is shown; null: a page of the shop's own, or none at all. */
  cmsType: string | null;
}

/** How a page is called in page views. */
export function pageType({ routeId, path, cmsType }: ShownPage): string {
  if (cmsType === "product_list") return "category";
  if (cmsType === "product_detail") return "detail";
  if (cmsType !== null) return path === "/" ? "home" : "static";
  const name = routeName(routeId);
  return name === "checkout/cart" ? "basket" : name.replaceAll("/", "-");
}

/** The address as others may learn it: of the shop's own pages without ids, which name orders and addresses. */
export function trackedPath({ routeId, path, cmsType }: ShownPage): string {
  return cmsType === null ? `/${routeName(routeId)}` : path;
}

/** Pages whose address is a key, such as a link from a mail: nobody else's script runs there. Nor where the question itself is asked. */
export function isUntracked({ routeId }: Pick<ShownPage, "routeId">): boolean {
  const pattern = segmentsOf(routeId).join("/");
  return untrackedRoutes.some((route) => pattern === route || pattern.startsWith(`${route}/`));
}

const untrackedRoutes = [
  "account/email",
  "account/recover",
  "checkout/cart/handover",
  "checkout/paypal-init-checkout",
  "consent",
  "login/link",
  "newsletter-leave",
  "newsletter-subscribe",
  "order/:deepLinkCode",
  "order/document",
  "payment",
  "preview",
  "registration",
  "reset-password",
];
const contentRoutes = new Set(["home", "page", "root"]);

function routeName(routeId: string): string {
  // Nothing was found at the address, or nothing could be shown.
  if (contentRoutes.has(routeId)) return "error";
  return segmentsOf(routeId)
    .filter((segment) => !segment.startsWith(":"))
    .join("/");
}

/** In every language the same. */
function segmentsOf(routeId: string): string[] {
  const [first = "", ...rest] = routeId.split("/");
  return isLocale(first) ? rest : [first, ...rest];
}
