import type { Cart, LineItem } from "@hearth/contract";
import { cart, delivery, hearthDelivery, product } from "./cart-data.fixture.ts";
import { readCart } from "./read-cart.ts";
import type { ProductCardData } from "../../listing/public-data.ts";
import type { CartViewData } from "./cart-view-data.ts";

/** A cart as a page shows it. */
export function cartView(lines: LineItem[], change: Partial<Cart> = {}): CartViewData {
  const sent = { deliveries: [delivery(5.9)], extensions: { hearthDelivery: hearthDelivery({}) } };
  return {
    cart: readCart(cart(lines, { ...sent, ...change })),
    crossSelling: [],
    shop: {
      paths: {
        shipping: "/versand",
        privacy: "/daten",
        withdrawal: "/widerruf",
        contact: "/kontakt",
      },
      zeroVatPath: "/null",
      countries: [
        { id: "c1", name: "Deutschland" },
        { id: "c2", name: "Polska" },
      ],
      homeCountryId: "c1",
      shippingMethods: [{ id: "m1", name: "Spedition" }],
      paymentMethods: [{ id: "p1", name: "Rechnung" }],
      expressMethodId: null,
    },
  };
}

export const pump = (quantity = 2) => product("pump", { label: "Pumpe", quantity });
export const cable = (quantity = 1) => product("cable", { label: "Kabel", quantity });

/** Something that goes with what is in the cart. */
export const offered = (id: string, name: string) =>
  ({
    id,
    name,
    path: `/${id}`,
    number: id,
    manufacturer: null,
    picture: null,
    price: { cents: 1990, isFrom: false, comparison: null, perUnit: null },
    energyLabel: null,
    isShippingFree: false,
    isAvailable: true,
    variantCount: 0,
    minPurchase: 1,
  }) as ProductCardData;
