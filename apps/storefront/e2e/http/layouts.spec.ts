import { localePath, locales } from "@hearth/i18n";
import { expect, test, textsOf } from "../fixtures/shop.ts";

/** Which parts of the frame a layout has. */
const layouts = {
  default: { mainMenu: 1, footerMenu: 1, column: 0 },
  account: { mainMenu: 1, footerMenu: 1, column: 1 },
  // The cart keeps the header of the shop, from the checkout on nothing leads away.
  cart: { mainMenu: 1, footerMenu: 0, column: 0 },
  checkout: { mainMenu: 0, footerMenu: 0, column: 0 },
} as const;

const fixedPages = [
  ["/account", "account"],
  ["/checkout/cart", "cart"],
  ["/checkout/cart/handover", "checkout"],
  ["/wishlist", "default"],
] as const;

for (const locale of locales) {
  for (const [path, layout] of fixedPages) {
    test(`${path} has the layout ${layout} and is nobody else's in ${locale} [22, 30]`, async ({ page }) => {
      const t = await textsOf(locale);
      const answer = await page.goto(localePath(locale, path));
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()["cache-control"]).toBe("no-store");
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");

      const { mainMenu, footerMenu, column } = layouts[layout];
      const navigation = (name: string) => page.getByRole("navigation", { name, exact: true });
      await expect(navigation(t("shell.mainNavigation"))).toHaveCount(mainMenu);
      await expect(navigation(t("shell.footerNavigation"))).toHaveCount(footerMenu);
      await expect(page.locator("main aside")).toHaveCount(column);
      await expect(page.getByText(t("checkout.secure"))).toHaveCount(layout === "checkout" ? 1 : 0);
      // Every frame leads home, to the other languages and to the withdrawal.
      await expect(page.locator(`header a[href="${localePath(locale, "/")}"]`).first()).toBeVisible();
      await expect(page.locator("#language-menu a[hreflang]")).toHaveCount(locales.length);
      await expect(page.getByRole("link", { name: t("shell.withdraw") })).toBeVisible();
    });
  }
}
