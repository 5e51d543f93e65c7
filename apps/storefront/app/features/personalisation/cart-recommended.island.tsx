import { useStore } from "zustand";
import { island } from "../../islands/island.tsx";
import { useLanguage } from "../../platform/language/language.tsx";
import { cartStore, knownView } from "../cart/public-islands.ts";
import { aboutCart } from "./about-cart.ts";
import { recommendationPath } from "./recommendation-path.ts";
import type { About } from "./recommendation-path.ts";
import { RowPart } from "./row-part.tsx";

interface Props {
  /** The cart as the page came. */
  about: About;
}

/** What was bought with what lies in the cart, whatever becomes of it on this page. */
export const CartRecommended = island(
  { name: "cart-recommended", when: "visible" },
  function CartRecommended({ about }: Props) {
    const { href } = useLanguage();
    const view = useStore(cartStore, knownView);
    return <RowPart path={href(recommendationPath(view ? aboutCart(view) : about))} />;
  },
);
