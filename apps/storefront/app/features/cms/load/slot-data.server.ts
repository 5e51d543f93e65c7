import type { CmsSlot } from "@hearth/contract";
import type { ContactFormData } from "../../contact/public.ts";
import { listingData, readColumns } from "../../listing/public.ts";
import type { Columns, ListingData } from "../../listing/public.ts";
import { videoData } from "../../video/public.ts";
import type { VideoData, VideoProvider } from "../../video/public.ts";
import type { AccordionData } from "./accordion-items.ts";
import type { CategoryMenuEntry } from "./category-menu-data.ts";
import { cleanHtml } from "@hearth/service/markup";
import type { HeadingLevels } from "../view/heading-levels.ts";
import * as pictures from "./picture-slots.ts";
import * as products from "./product-slots.server.ts";
import { readAccordion } from "./read-accordion.server.ts";
import { richText } from "../html/rich-text.server.ts";
import { configAlign, configText, configValue } from "./slot-config.ts";
import type { Align, SlotOf } from "./slot-config.ts";

export type SlotData =
  | { type: "text"; html: string; title: string | null; vertical: Align | null }
  | ({ type: "form"; kind: "contact" | "newsletter" } & ContactFormData)
  | {
      type: "product-listing";
      listing: ListingData;
      hasPanelElsewhere: boolean;
      columns: Columns | undefined;
    }
  | { type: "sidebar-filter"; listing: ListingData }
  | { type: "category-navigation"; entries: CategoryMenuEntry[] }
  | { type: "video"; video: VideoData }
  | AccordionData
  | pictures.ImageData
  | pictures.ImageSliderData
  | pictures.ImageGalleryData
  | pictures.ManufacturerLogoData
  | products.ProductSliderData
  | products.ProductBoxData
  | products.BuyBoxData
  | products.CrossSellingData
  | products.ProductTextData;

/** What a slot cannot know by itself. */
export interface SlotContext {
  /** The sorting chosen in the address. */
  order: string | null;
  /** The listing of the page, wherever it was loaded. */
  listing?: ListingData | null;
  /** A slot of its own shows the filters. */
  hasFilterSlot?: boolean;
  /** The categories around this one. */
  menu?: readonly CategoryMenuEntry[];
}

type Reader = (slot: CmsSlot, context: SlotContext, headings: HeadingLevels) => SlotData | null;

/** By construction of the table each reader gets the data of its own slot type. */
function typed(read: (slot: never, headings: HeadingLevels) => SlotData | null): Reader {
  return (slot, _context, headings) => read(slot as never, headings);
}

const readers: Record<string, Reader> = {
  text: typed(readText),
  html: typed(readText),
  "product-name": typed(readProductName),
  image: typed(pictures.readImage),
  "image-slider": typed(pictures.readImageSlider),
  "image-gallery": typed(pictures.readImageGallery),
  "manufacturer-logo": typed(pictures.readManufacturerLogo),
  "youtube-video": typed((slot: SlotOf<"youtube-video">) => readVideo(slot, "youtube")),
  "vimeo-video": typed((slot: SlotOf<"vimeo-video">) => readVideo(slot, "vimeo")),
  "product-box": typed(products.readProductBox),
  "product-slider": typed(products.readProductSlider),
  "buy-box": typed(products.readBuyBox),
  "cross-selling": typed(products.readCrossSelling),
  "product-description-reviews": typed(products.readProductText),
  "hearth-accordion": typed(readAccordion),
  form: typed(readForm),
  "product-listing": (slot, { listing, hasFilterSlot = false }, headings) => {
    headings.pass(2, 3);
    const columns = readColumns(configValue(slot, "columns"));
    return listing ? { type: "product-listing", listing, hasPanelElsewhere: hasFilterSlot, columns } : null;
  },
  "sidebar-filter": (_slot, { listing }) => (listing ? { type: "sidebar-filter", listing } : null),
  "category-navigation": (_slot, { menu = [] }) =>
    menu.length > 0 ? { type: "category-navigation", entries: [...menu] } : null,
};

/** Undefined for a type nobody can show, null for a slot with nothing in it. */
export function readSlot(
  slot: CmsSlot,
  context: SlotContext,
  headings: HeadingLevels,
): SlotData | null | undefined {
  const read = Object.hasOwn(readers, slot.type) ? readers[slot.type] : undefined;
  return read && read(slot, context, headings);
}

/** The listing a page brings along, for all slots that are about it. */
export function embeddedListing(slots: readonly CmsSlot[], order: string | null): ListingData | null {
  const found = slots.find(({ type }) => type === "product-listing") as SlotOf<"product-listing"> | undefined;
  return found?.data?.listing ? listingData(found.data.listing, order) : null;
}

/** Products came without their relations: a card would lack the manufacturer. */
export function hasBareProducts(slot: CmsSlot): boolean {
  if (slot.type !== "product-listing") return false;
  const elements = (slot as SlotOf<"product-listing">).data?.listing?.elements ?? [];
  return elements.length > 0 && elements.every(({ manufacturer }) => manufacturer === undefined);
}

function readText(slot: SlotOf<"text">, headings: HeadingLevels): SlotData | null {
  const html = richText(slot.data?.content ?? "", headings);
  if (!html.trim()) return null;
  return {
    type: "text",
    html,
    // Beside the text itself: what an accordion calls it.
    title: configText(slot, "title"),
    vertical: configAlign(slot, "verticalAlign"),
  };
}

function readProductName(slot: SlotOf<"product-name">, headings: HeadingLevels): SlotData | null {
  const name = cleanHtml(slot.data?.content ?? "");
  if (!name) return null;
  const html = headings.level(/^\s*<h[1-4]>/.test(name) ? name : `<h2>${name}</h2>`);
  return { type: "text", html, title: null, vertical: "center" };
}

function readForm(slot: SlotOf<"form">, headings: HeadingLevels): SlotData {
  headings.pass(2);
  const salutations = (slot.data ?? []).map(({ id, translated, salutationKey }) => ({
    value: id,
    label: translated.displayName ?? salutationKey,
  }));
  return {
    type: "form",
    kind: configText(slot, "type") === "newsletter" ? "newsletter" : "contact",
    slotId: slot.id,
    title: configText(slot, "title"),
    sentText: configText(slot, "confirmationText"),
    salutations,
  };
}

function readVideo(slot: SlotOf<"youtube-video" | "vimeo-video">, provider: VideoProvider): SlotData | null {
  const video = videoData({
    provider,
    id: configText(slot, "videoID"),
    title: configText(slot, "title"),
    preview: slot.data?.media,
    startSeconds: configValue(slot, "start"),
    endSeconds: configValue(slot, "end"),
    isLoop: configValue(slot, "loop") === true,
  });
  return video && { type: "video", video };
}
