import { DEFAULT_LOCALE, locales } from "@hearth/i18n";
import { describe, expect, it } from "vitest";
import routes from "./routes.ts";

type Entry = (typeof routes)[number];

/** Fixed pages as `/path` → file, the language in front where it is not the first one. */
const files = new Map(
  routes.filter(({ path }) => path !== undefined).map(({ path, file }: Entry) => [`/${path}`, file]),
);
const inLanguage = (locale: string, path: string) => (locale === DEFAULT_LOCALE ? path : `/${locale}${path}`);

async function layoutOf(path: string): Promise<unknown> {
  const module: { handle?: { layout?: string } } = await import(/* @vite-ignore */ `./${files.get(path)}`);
  return module.handle?.layout;
}

/** What machines ask for has one address; content has its language in its own. */
const isPage = (path: string, file: string | undefined) =>
  !/^routes\/(machine|api|catch-all|session|styleguide)\b/.test(file ?? "") &&
  !locales.some((locale) => path.startsWith(`/${locale}/`));

it("has every page without prefix, with /en-GB and with /pl-PL [14]", () => {
  const pages = [...files.keys()].filter((path) => isPage(path, files.get(path)));
  expect(pages.length).toBeGreaterThan(40);
  for (const path of pages) {
    for (const locale of locales) expect(files.get(inLanguage(locale, path)), path).toBe(files.get(path));
  }
});

it("has pages of the layouts account, checkout and default; maintenance takes the place of any [30]", async () => {
  const pages = [...files.keys()].filter((path) => files.get(path)?.endsWith(".tsx"));
  const layouts = await Promise.all(pages.map(layoutOf));
  expect(new Set(layouts)).toEqual(new Set([undefined, "account", "checkout"]));
});

describe("there is", () => {
  it.each(["/account", "/account/address", "/account/order", "/account/payment", "/account/profile"])(
    "%s, with the layout of the account [18]",
    async (path) => {
      expect(await layoutOf(path)).toBe("account");
    },
  );

  it.each(["/checkout/cart", "/checkout"])("%s, with the layout of the checkout [22]", async (path) => {
    expect(await layoutOf(path)).toBe("checkout");
  });

  it.each(["/account/recover"])("%s to ask for a new password [19]", (path) =>
    expect(files.has(path)).toBe(true),
  );

  it.each(["/account/recover/password"])("%s to set it [20]", (path) => expect(files.has(path)).toBe(true));

  it.each(["/checkout/paypal-init-checkout/:expressId", "/payment/paypal/finalize/transaction/:id"])(
    "%s for the wallet [21]",
    (path) => expect(files.has(path)).toBe(true),
  );

  it.each(["", "/paid", "/unpaid"])("/checkout/success/:orderId%s [23]", (end) =>
    expect(files.has(`/checkout/success/:orderId${end}`)).toBe(true),
  );

  it.each(["/login", "/register"])("%s [24]", (path) => expect(files.has(path)).toBe(true));

  it.each(["/maintenance"])("%s [26]", (path) => expect(files.has(path)).toBe(true));

  it.each(["/reset-password"])("%s [28]", (path) => expect(files.has(path)).toBe(true));

  it.each(["/wishlist"])("%s [29]", (path) => expect(files.has(path)).toBe(true));
});
