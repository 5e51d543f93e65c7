import { index, prefix, route } from "@react-router/dev/routes";
import type { RouteConfig, RouteConfigEntry } from "@react-router/dev/routes";
import { defaultLocale, locales } from "@hearth/i18n";

/** Always in development; in a build only where somebody wants to see or test it. */
const hasStyleguide = process.env["NODE_ENV"] !== "production" || process.env["STYLEGUIDE"] === "1";

/** Fixed pages exist once per language; the catch-all below takes the language out of the address by itself. */
function inEveryLocale(path: string, file: string): RouteConfigEntry[] {
  return locales.flatMap((locale) =>
    locale === defaultLocale
      ? [route(path, file, { id: path })]
      : prefix(locale, [route(path, file, { id: `${locale}/${path}` })]),
  );
}

export default [
  ...inEveryLocale("maintenance", "routes/maintenance.tsx"),
  ...inEveryLocale("account", "routes/account/overview.tsx"),
  ...inEveryLocale("account/address", "routes/account/addresses.tsx"),
  ...inEveryLocale("account/address/:addressId", "routes/account/address.tsx"),
  ...inEveryLocale("account/delete", "routes/account/delete.tsx"),
  ...inEveryLocale("account/export", "routes/account/export.ts"),
  ...inEveryLocale("account/order", "routes/account/orders.tsx"),
  ...inEveryLocale("account/order/:orderId", "routes/account/order.tsx"),
  ...inEveryLocale("account/order/:orderId/cancel", "routes/account/order-cancel.tsx"),
  ...inEveryLocale("account/payment", "routes/account/payment.tsx"),
  ...inEveryLocale("account/trade", "routes/account/trade.tsx"),
  ...inEveryLocale("account/profile", "routes/account/profile.tsx"),
  ...inEveryLocale("login", "routes/sign-in/login.tsx"),
  ...inEveryLocale("login/error", "routes/sign-in/login-error.tsx"),
  ...inEveryLocale("login/link", "routes/sign-in/login-link.tsx"),
  ...inEveryLocale("login/send", "routes/sign-in/login-send.ts"),
  ...inEveryLocale("login/with/:provider", "routes/sign-in/login-with.tsx"),
  ...inEveryLocale("register", "routes/sign-in/register.tsx"),
  ...inEveryLocale("registration/confirm", "routes/sign-in/register-confirm.tsx"),
  ...inEveryLocale("account/logout", "routes/sign-in/logout.ts"),
  ...inEveryLocale("account/recover", "routes/sign-in/recover.tsx"),
  ...inEveryLocale("account/recover/password", "routes/sign-in/recover-password.tsx"),
  ...inEveryLocale("reset-password", "routes/sign-in/reset-password.ts"),
  ...inEveryLocale("checkout", "routes/checkout/checkout.tsx"),
  ...inEveryLocale("checkout/address/:use", "routes/checkout/checkout-address.tsx"),
  ...inEveryLocale("checkout/choices", "routes/checkout/checkout-choices.ts"),
  ...inEveryLocale("checkout/cart", "routes/checkout/cart.tsx"),
  ...inEveryLocale("checkout/cart/change", "routes/checkout/cart-change.ts"),
  ...inEveryLocale("checkout/cart/handover", "routes/checkout/cart-handover.tsx"),
  ...inEveryLocale("checkout/cart/view", "routes/checkout/cart-view.ts"),
  ...inEveryLocale("checkout/pending/:orderId", "routes/checkout/pending.tsx"),
  ...inEveryLocale("checkout/success/:orderId", "routes/checkout/success.tsx"),
  ...inEveryLocale("checkout/success/:orderId/paid", "routes/checkout/success.tsx"),
  ...inEveryLocale("checkout/success/:orderId/unpaid", "routes/checkout/success.tsx"),
  ...inEveryLocale("checkout/payment-state/:orderId", "routes/checkout/payment-state.ts"),
  ...inEveryLocale("checkout/paypal-init-checkout/start", "routes/checkout/paypal-start.tsx"),
  ...inEveryLocale("checkout/paypal-init-checkout/:expressId", "routes/checkout/paypal-return.ts"),
  ...inEveryLocale("payment/finalize-transaction", "routes/payment/finalize.ts"),
  ...inEveryLocale("payment/paypal/finalize/transaction/:id", "routes/payment/finalize.ts"),
  ...inEveryLocale("order", "routes/order/find.tsx"),
  ...inEveryLocale("order/:deepLinkCode", "routes/order/linked.tsx"),
  ...inEveryLocale("order/:deepLinkCode/cancel", "routes/order/linked-cancel.tsx"),
  ...inEveryLocale("order/document/:documentId/:documentCode", "routes/order/document.ts"),
  ...inEveryLocale("order/download/:orderId/:downloadId", "routes/order/download.ts"),
  ...inEveryLocale("search", "routes/search.tsx"),
  ...inEveryLocale("search/find", "routes/search/find.ts"),
  ...inEveryLocale("search/picture", "routes/search/picture.ts"),
  ...inEveryLocale("search/suggest", "routes/search/suggest.ts"),
  ...inEveryLocale("search/stats", "routes/search/stats.ts"),
  ...inEveryLocale("newsletter-subscribe", "routes/newsletter-confirm.tsx"),
  ...inEveryLocale("review/:productId", "routes/review.tsx"),
  ...inEveryLocale("review/:productId/own", "routes/fragments/own-review.tsx"),
  ...inEveryLocale("withdrawal", "routes/withdrawal.tsx"),
  ...inEveryLocale("wishlist", "routes/wishlist.tsx"),
  ...inEveryLocale("wishlist/ids", "routes/wishlist-ids.ts"),
  ...inEveryLocale("menu.json", "routes/menu.ts"),
  ...inEveryLocale("fragments/wishlist/:ids", "routes/fragments/wishlist.tsx"),
  ...inEveryLocale("fragments/products/:ids", "routes/fragments/products.tsx"),
  route("api/auth/*", "routes/api/auth.ts"),
  route("session", "routes/session.ts"),
  route("build.json", "routes/machine/build.ts"),
  route("revalidate", "routes/machine/revalidate.ts"),
  route("robots.txt", "routes/machine/robots.ts"),
  route("llms.txt", "routes/machine/llms.ts"),
  route("sitemap.xml", "routes/machine/sitemap-index.ts"),
  route("sitemap/:type/:file", "routes/machine/sitemap-file.ts"),
  ...(hasStyleguide ? [route("styleguide", "routes/styleguide.tsx")] : []),
  index("routes/catch-all.tsx", { id: "home" }),
  route("*", "routes/catch-all.tsx", { id: "page" }),
] satisfies RouteConfig;
