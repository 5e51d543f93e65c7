import { productCardData } from "../../listing/public-data.ts";
import type { ProductCardData } from "../../listing/public-data.ts";
import type { HeadingLevels } from "../view/heading-levels.ts";
import { richText } from "../html/rich-text.server.ts";
import { configText } from "./slot-config.ts";
import type { SlotOf } from "./slot-config.ts";

export interface ProductSliderData {
  type: "product-slider";
  title: string | null;
  cards: ProductCardData[];
}
export interface ProductBoxData {
  type: "product-box";
  card: ProductCardData;
}
export interface BuyBoxData {
  type: "buy-box";
  card: ProductCardData;
}
export interface CrossSellingData {
  type: "cross-selling";
  groups: { id: string; name: string; cards: ProductCardData[] }[];
}
export interface ProductTextData {
  type: "product-description-reviews";
  /** Empty when the page did not ask for it. */
  html: string;
  card: ProductCardData;
  reviews: ShownReview[];
}
export interface ShownReview {
  id: string;
  title: string;
  text: string;
  points: number;
}

const SHOWN_REVIEWS = 3;

export function readProductSlider(
  slot: SlotOf<"product-slider">,
  headings: HeadingLevels,
): ProductSliderData | null {
  headings.pass(2, 3);
  const cards = (slot.data?.products ?? []).map(productCardData);
  return cards.length > 0 ? { type: "product-slider", title: configText(slot, "title"), cards } : null;
}

export function readProductBox(slot: SlotOf<"product-box">): ProductBoxData | null {
  return slot.data?.product ? { type: "product-box", card: productCardData(slot.data.product) } : null;
}

export function readBuyBox(slot: SlotOf<"buy-box">): BuyBoxData | null {
  return slot.data?.product ? { type: "buy-box", card: productCardData(slot.data.product) } : null;
}

export function readCrossSelling(
  slot: SlotOf<"cross-selling">,
  headings: HeadingLevels,
): CrossSellingData | null {
  headings.pass(2, 3);
  const groups = (slot.data?.crossSellings ?? []).flatMap(({ crossSelling, products }) =>
    products.length > 0
      ? {
          id: crossSelling.id,
          name: crossSelling.translated.name ?? "",
          cards: products.map(productCardData),
        }
      : [],
  );
  return groups.length > 0 ? { type: "cross-selling", groups } : null;
}

export function readProductText(
  slot: SlotOf<"product-description-reviews">,
  headings: HeadingLevels,
): ProductTextData | null {
  const product = slot.data?.product;
  if (!product) return null;
  headings.pass(2);
  return {
    type: "product-description-reviews",
    html: richText(product.translated.description ?? "", headings),
    card: productCardData(product),
    reviews: (slot.data?.reviews?.elements ?? []).slice(0, SHOWN_REVIEWS).map((review) => ({
      id: review.id,
      title: review.title ?? "",
      text: review.content ?? "",
      points: review.points ?? 0,
    })),
  };
}
