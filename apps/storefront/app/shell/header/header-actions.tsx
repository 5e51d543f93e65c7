import { SideCart, sideCartId } from "../../features/cart/public.ts";
import { AccountMenu } from "../../features/sign-in/public.ts";
import { WishlistCount } from "../../features/wishlist/public.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";

/** Account, wishlist and cart. The numbers belong to one visitor, so the browser writes them. */
export function HeaderActions() {
  const { t, href } = useLanguage();
  return (
    <div className="flex items-center lg:gap-x-2">
      <AccountMenu />
      <a href={href("/wishlist")} className="button button-quiet header-action">
        <Icon name="heart" size="regular" />
        <span className="header-action-text">{t("shell.wishlist")}</span>
        <WishlistCount />
      </a>
      <CountedLink
        href={href("/checkout/cart")}
        icon="shopping-cart"
        text={t("shell.cart")}
        badge="cart"
        dialog={sideCartId}
      />
      <SideCart />
    </div>
  );
}

type CountedLinkProps = {
  href: string;
  icon: IconName;
  text: string;
  badge: "cart";
  /** Opens here where the script runs. */
  dialog?: string;
};

function CountedLink({ href, icon, text, badge, dialog }: CountedLinkProps) {
  return (
    <a href={href} data-dialog={dialog} className="button button-quiet header-action">
      <Icon name={icon} size="regular" />
      <span className="header-action-text">{text}</span>
      <span className="count-badge" data-count={badge} hidden />
    </a>
  );
}
