import type { CmsSlot, KnownSlotType, SlotDataByType } from "@hearth/contract";
import { listingData, productCardData } from "../listing/public.ts";
import type { ListingData, ProductCardData } from "../listing/public.ts";
import { pictureData } from "../media/public.ts";
import type { PictureData } from "../media/public.ts";
import { cleanHtml } from "./clean-html.ts";
import type { HeadingLevels } from "./heading-levels.ts";

export type SlotData =
  | { type: "text"; html: string }
  | { type: "image"; picture: PictureData; target: string | null; isNewTab: boolean; isCover: boolean }
  | { type: "product-listing"; listing: ListingData }
  | { type: "product-slider"; title: string | null; cards: ProductCardData[] }
  | { type: "product-box"; card: ProductCardData };

/** What a slot cannot know by itself. */
export type SlotContext = {
  /** The sorting chosen in the address. */
  order: string | null;
  /** Loaded more fully than the listing inside the page. */
  listing?: ListingData | null;
};

/** Types only: the contract's own check would bring all schemas into the browser. */
function isSlotOf<Type extends KnownSlotType>(
  slot: CmsSlot,
  type: Type,
): slot is CmsSlot & { data: SlotDataByType[Type] | null } {
  return slot.type === type;
}

/** A type that is not here is skipped without a word, so that new content never breaks an old shop. */
export function readSlot(
  slot: CmsSlot,
  { order, listing }: SlotContext,
  headings: HeadingLevels,
): SlotData | null {
  if (isSlotOf(slot, "text") || isSlotOf(slot, "html")) {
    return slot.data?.content ? { type: "text", html: headings.level(cleanHtml(slot.data.content)) } : null;
  }
  if (isSlotOf(slot, "image")) return imageData(slot);
  if (isSlotOf(slot, "product-listing")) {
    headings.pass(2, 3);
    const shown = listing ?? (slot.data?.listing ? listingData(slot.data.listing, order) : null);
    return shown ? { type: "product-listing", listing: shown } : null;
  }
  if (isSlotOf(slot, "product-slider")) {
    headings.pass(2, 3);
    const cards = (slot.data?.products ?? []).map(productCardData);
    return cards.length > 0 ? { type: "product-slider", title: configText(slot, "title"), cards } : null;
  }
  if (isSlotOf(slot, "product-box")) {
    return slot.data?.product ? { type: "product-box", card: productCardData(slot.data.product) } : null;
  }
  return null;
}

/** Products came without their relations: a card would lack the manufacturer. */
export function hasBareProducts(slot: CmsSlot): boolean {
  if (!isSlotOf(slot, "product-listing")) return false;
  const products = slot.data?.listing?.elements ?? [];
  return products.length > 0 && products.every(({ manufacturer }) => manufacturer === undefined);
}

function imageData(slot: CmsSlot): SlotData | null {
  if (!isSlotOf(slot, "image")) return null;
  const picture = pictureData(slot.data?.media, { alt: "" });
  if (!picture) return null;
  return {
    type: "image",
    picture,
    target: slot.data?.url ?? null,
    isNewTab: slot.data?.newTab === true,
    isCover: configText(slot, "displayMode") === "cover",
  };
}

function configText(slot: CmsSlot, name: string): string | null {
  const value = slot.translated.config?.[name]?.value;
  return typeof value === "string" && value !== "" ? value : null;
}
