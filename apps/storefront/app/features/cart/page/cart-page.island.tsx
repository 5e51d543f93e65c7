import { useEffect } from "react";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import { island } from "../../../islands/island.tsx";
import { useLanguage } from "../../../platform/language/language.tsx";
import { ShopPathsProvider } from "../../../platform/links/shop-paths.tsx";
import { report } from "../../tracking/public-islands.ts";
import { cartStore } from "../store/cart-store.ts";
import { rememberCart } from "../store/counted-cart.ts";
import { trackedItems } from "../read/tracked-items.ts";
import { useCartLanguage } from "../store/use-cart-language.ts";
import type { CartMessage, RestoreFields } from "../read/cart-message.ts";
import type { CartViewData } from "../read/cart-view-data.ts";
import { CartButton, CartForm } from "../view/cart-form.tsx";
import { CartMessages } from "../view/cart-messages.tsx";
import { CartTop } from "../view/cart-top.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { FilledCart } from "./filled-cart.tsx";

interface Props {
  view: CartViewData;
  /** Of a change that was sent without a script. */
  messages: readonly CartMessage[];
  /** Shown beside an empty cart. */
  waysIntoShop: ReactNode;
}

/** What changes on the cart page. The server writes it; from then on every answer is shown here. */
export const CartPage = island(
  {
    name: "cart-page",
    when: "visible",
    texts: [
      "cart",
      "cart-notice",
      "checkout",
      "counted",
      "price",
      "product",
      "shell",
      "side-cart",
      "wishlist",
    ],
  },
  function CartPage({ view: page, messages, waysIntoShop }: Props) {
    useCartLanguage();
    useEffect(() => {
      cartStore.setState({ page });
      // Without a script, by a link from outside or by an order, a cart changes unheard; this page knows the number.
      rememberCart(page.cart);
      report({ kind: "cart", items: trackedItems(page.cart) });
      return () => cartStore.setState({ page: null });
    }, [page]);
    const answered = useStore(cartStore, ({ view }) => view);
    const view = answered ?? page;
    const { isEmpty } = view.cart;
    return (
      <ShopPathsProvider paths={view.shop.paths}>
        <div className="flex flex-col gap-6">
          {!answered && <CartMessages messages={messages} WayBack={WayBack} />}
          <CartTop isEmpty={isEmpty} />
          {!isEmpty && <FilledCart view={view} />}
          {/* Always there, because what the server wrote into it cannot be written again. */}
          <div hidden={!isEmpty}>
            <EmptyCart isShown={isEmpty}>{waysIntoShop}</EmptyCart>
          </div>
        </div>
      </ShopPathsProvider>
    );
  },
);

function WayBack({ fields }: { fields: RestoreFields }) {
  const { t } = useLanguage();
  return (
    <CartForm intent="restore" fields={fields} className="mt-2">
      <CartButton look="secondary" icon="refresh">
        {t("cart.undo")}
      </CartButton>
    </CartForm>
  );
}
