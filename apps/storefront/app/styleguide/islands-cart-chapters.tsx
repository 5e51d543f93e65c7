import { cable, cartView, pump } from "../features/cart/read/cart-view.fixture.ts";
import { AddToCartForm } from "../features/cart/view/add-to-cart-form.island.tsx";
import { CartLink } from "../features/cart/view/cart-link.island.tsx";
import { CartPage } from "../features/cart/page/cart-page.island.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const fields = { productId: "0".repeat(32), name: "Pumpe" };

/** The drawer, side-cart, is the one of this page: the link opens it. */
export function CartIslandsChapter() {
  return (
    <Chapter id="islands-cart" title="Islands: the cart">
      <Specimen name="cart-link: opens the drawer side-cart">
        <CartLink href="/checkout/cart" text="Warenkorb" />
      </Specimen>
      <Specimen name="add-to-cart-form">
        <AddToCartForm fields={fields} isAvailable quantity={1} range={{ min: 1, max: 8, step: 1 }} />
        <AddToCartForm fields={fields} isAvailable quantity={1} isCompact />
        <AddToCartForm fields={fields} isAvailable={false} quantity={1} isCompact />
      </Specimen>
      <p className="text-sm text-ink-soft">cart-page</p>
      <CartPage
        view={cartView([pump(), cable()])}
        messages={[{ key: "cart.said.added", values: { name: "Pumpe" } }]}
        waysIntoShop={null}
      />
    </Chapter>
  );
}
