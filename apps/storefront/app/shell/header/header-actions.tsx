import { CartLink, SideCart } from "../../features/cart/public.ts";
import { AccountMenu } from "../../features/sign-in/public.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";

/** Account, wishlist and cart. The numbers belong to one visitor, so the browser writes them. */
export function HeaderActions() {
  const { t, href } = useLanguage();
  return (
    <div className="flex items-center lg:gap-x-2">
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
      <CountedLink href={href("/wishlist")} icon="heart" text={t("shell.wishlist")} badge="wishlist" />
      <CartLink href={href("/checkout/cart")} text={t("shell.cart")} />
      <SideCart />
    </div>
  );
}

type CountedLinkProps = {
  href: string;
  icon: IconName;
  text: string;
  badge: "wishlist";
};

function CountedLink({ href, icon, text, badge }: CountedLinkProps) {
  return (
    <a href={href} className="button button-quiet header-action">
      <Icon name={icon} size="regular" />
      <span className="header-action-text">{text}</span>
      <span className="count-badge" data-count={badge} hidden />
    </a>
  );
}
