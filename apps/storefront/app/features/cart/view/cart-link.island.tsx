import type { MouseEvent } from "react";
import { useStore } from "zustand";
import { island } from "../../../islands/island.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { isPlainClick } from "../../../ui/base/plain-click.ts";
import { cartStore } from "../store/cart-store.ts";
import { hasSideCart, openSideCart } from "../store/side-cart-dialog.ts";
import { badgeText } from "../store/stored-cart.ts";
import { readCartSoon, useCartElsewhere } from "../store/use-cart-elsewhere.ts";
import { useCartLanguage } from "../store/use-cart-language.ts";

interface Props {
  href: string;
  text: string;
}

/** The cart in the header: opens the drawer, and is a link to the cart page without a script. The number is this browser's. */
export const CartLink = island({ name: "cart-link", when: "idle" }, function CartLink({ href, text }: Props) {
  useCartLanguage();
  useCartElsewhere();
  const badge = useStore(cartStore, ({ counted }) => badgeText(counted));

  function open(event: MouseEvent<HTMLAnchorElement>): void {
    if (!isPlainClick(event) || !hasSideCart()) return;
    event.preventDefault();
    openSideCart();
    void readCartSoon();
  }

  return (
    <a href={href} className="button button-quiet header-action" aria-haspopup="dialog" onClick={open}>
      <Icon name="shopping-cart" size="regular" />
      <span className="header-action-text">{text}</span>
      <span className="count-badge" hidden={badge === null}>
        {badge}
      </span>
    </a>
  );
});
