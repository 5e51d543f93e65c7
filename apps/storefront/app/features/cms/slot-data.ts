import type { CmsSlot, KnownSlotType, SlotDataByType } from "@hearth/contract";
import { listingData, productCardData } from "../listing/public.ts";
import type { ListingData, ProductCardData } from "../listing/public.ts";
import { pictureData } from "../media/public.ts";
import type { PictureData } from "../media/public.ts";
import { cleanHtml } from "./clean-html.ts";

export type SlotData =
  | { type: "text"; html: string }
  | { type: "image"; picture: PictureData; target: string | null; isNewTab: boolean; isCover: boolean }
  | { type: "product-listing"; listing: ListingData }
  | { type: "product-slider"; title: string | null; cards: ProductCardData[] }
  | { type: "product-box"; card: ProductCardData };

/** What a slot cannot know by itself: the sorting chosen in the address. */
export type SlotContext = { order: string | null };

/** Types only: the contract's own check would bring all schemas into the browser. */
function isSlotOf<Type extends KnownSlotType>(
  slot: CmsSlot,
  type: Type,
): slot is CmsSlot & { data: SlotDataByType[Type] | null } {
  return slot.type === type;
}

/** A type that is not here is skipped without a word, so that new content never breaks an old shop. */
export function readSlot(slot: CmsSlot, { order }: SlotContext): SlotData | null {
  if (isSlotOf(slot, "text") || isSlotOf(slot, "html")) {
    return slot.data?.content ? { type: "text", html: cleanHtml(slot.data.content) } : null;
  }
  if (isSlotOf(slot, "image")) return imageData(slot);
  if (isSlotOf(slot, "product-listing")) {
    return slot.data?.listing
      ? { type: "product-listing", listing: listingData(slot.data.listing, order) }
      : null;
  }
  if (isSlotOf(slot, "product-slider")) {
    const cards = (slot.data?.products ?? []).map(productCardData);
    return cards.length > 0 ? { type: "product-slider", title: configText(slot, "title"), cards } : null;
  }
  if (isSlotOf(slot, "product-box")) {
    return slot.data?.product ? { type: "product-box", card: productCardData(slot.data.product) } : null;
  }
  return null;
}

function imageData(slot: CmsSlot): SlotData | null {
  if (!isSlotOf(slot, "image")) return null;
  const picture = pictureData(slot.data?.media, "");
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
