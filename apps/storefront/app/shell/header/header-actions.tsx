import { CartLink, SideCart } from "../../features/cart/public.ts";
import { AccountMenu } from "../../features/sign-in/public.ts";
import { WishlistCount } from "../../features/wishlist/public.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { TRADE_PATH } from "../trade-path.ts";
import { LanguageMenu } from "./language-menu.tsx";

/** Trade entry, account, wishlist and cart. The numbers belong to one visitor, so the browser writes them. */
export function HeaderActions() {
  const { t, href } = useLanguage();
  return (
    <div className="flex items-center">
      <a href={href(TRADE_PATH)} className="button button-quiet header-action max-lg:hidden">
        <Icon name="building-store" size="regular" />
        <span className="header-action-text">{t("shell.trade")}</span>
      </a>
      <AccountMenu
        labels={{
          menu: t("shell.accountMenu"),
          signIn: t("signIn.title"),
          register: t("signIn.register"),
          account: t("accountMenu.account"),
          signOut: t("accountMenu.signOut"),
          signOutGuest: t("accountMenu.signOutGuest"),
        }}
      />
      <a href={href("/wishlist")} className="button button-quiet header-action">
        <Icon name="heart" size="regular" />
        <span className="header-action-text">{t("shell.wishlist")}</span>
        <WishlistCount />
      </a>
      <CartLink href={href("/checkout/cart")} text={t("shell.cart")} />
      <SideCart />
      <LanguageMenu />
    </div>
  );
}
