// What a product's card shows and how it is read, without the card: for features that a card itself is made of, such as the cart.
export { cartOffer } from "./card/cart-offer.ts";
export { cardAssociations, cardIncludes, productCardData } from "./card/product-card-data.ts";
export { variantName } from "./card/variant-name.ts";
export type { ProductCardData } from "./card/product-card-data.ts";
export { keyFacts, shippingCents } from "./card/product-extras.ts";
