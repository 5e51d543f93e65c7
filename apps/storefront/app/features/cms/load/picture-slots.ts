import type { CmsSlot, SlotDataByType } from "@hearth/contract";
import { pictureData } from "../../media/public.ts";
import type { PictureData } from "../../media/public.ts";
import { minHeightClass } from "../view/editor-length.ts";
import { configAlign, configFlag, configText, configValue, linkTarget } from "./slot-config.ts";
import type { Align, SlotOf } from "./slot-config.ts";

export type DisplayMode = "standard" | "cover" | "stretch" | "contain";

export interface LinkedPicture {
  picture: PictureData;
  target: string | null;
  isNewTab: boolean;
  /** The name of the link; null when nothing names it and the text beside it must do. */
  label: string | null;
}

export type ImageData = LinkedPicture & {
  type: "image";
  mode: DisplayMode;
  minHeight: string;
  vertical: Align | null;
  horizontal: Align | null;
};

export interface ImageSliderData {
  type: "image-slider";
  items: LinkedPicture[];
  mode: DisplayMode;
  minHeight: string;
  isAutoplay: boolean;
  hasArrows: boolean;
  hasDots: boolean;
}

export interface ImageGalleryData {
  type: "image-gallery";
  items: LinkedPicture[];
  hasZoom: boolean;
}

export interface ManufacturerLogoData {
  type: "manufacturer-logo";
  name: string;
  picture: PictureData | null;
  target: string | null;
}

export function readImage(slot: SlotOf<"image">): ImageData | null {
  const shown = linkedPicture(slot.data, {
    label: configText(slot, "ariaLabel"),
    isDecorative: configValue(slot, "isDecorative") === true,
  });
  if (!shown) return null;
  return {
    type: "image",
    ...shown,
    mode: displayMode(slot),
    minHeight: minHeightClass(configValue(slot, "minHeight")),
    vertical: configAlign(slot, "verticalAlign"),
    horizontal: configAlign(slot, "horizontalAlign"),
  };
}

export function readImageSlider(slot: SlotOf<"image-slider">): ImageSliderData | null {
  const items = sliderPictures(slot.data);
  if (items.length === 0) return null;
  return {
    type: "image-slider",
    items,
    mode: displayMode(slot),
    minHeight: minHeightClass(configValue(slot, "minHeight")),
    isAutoplay: configFlag(slot, "autoSlide", false) && items.length > 1,
    hasArrows: configFlag(slot, "navigationArrows", true),
    hasDots: configFlag(slot, "navigationDots", false),
  };
}

export function readImageGallery(slot: SlotOf<"image-gallery">): ImageGalleryData | null {
  const items = sliderPictures(slot.data);
  const hasZoom = configFlag(slot, "zoom", true) || configFlag(slot, "fullScreen", true);
  return items.length > 0 ? { type: "image-gallery", items, hasZoom } : null;
}

export function readManufacturerLogo(slot: SlotOf<"manufacturer-logo">): ManufacturerLogoData | null {
  const name = slot.data?.manufacturer?.translated.name;
  if (!name) return null;
  return {
    type: "manufacturer-logo",
    name,
    picture: pictureData(slot.data?.media, { alt: name, widest: 400 }),
    target: linkTarget(slot.data?.url),
  };
}

type SliderData = SlotDataByType["image-slider"] | null;
type ImageFields = Partial<Pick<SlotDataByType["image"], "media" | "url" | "newTab">>;

function sliderPictures(data: SliderData): LinkedPicture[] {
  return (data?.sliderItems ?? []).flatMap(
    (item) => linkedPicture(item, { label: item.ariaLabel ?? null, isDecorative: false }) ?? [],
  );
}

interface Naming {
  label: string | null;
  isDecorative: boolean;
}

function linkedPicture(data: ImageFields | null, { label, isDecorative }: Naming): LinkedPicture | null {
  const picture = pictureData(data?.media, { alt: "" });
  if (!picture) return null;
  const title = data?.media?.translated?.title ?? null;
  return {
    picture: isDecorative ? { ...picture, alt: "" } : picture,
    target: linkTarget(data?.url),
    isNewTab: data?.newTab === true,
    label: label ?? (picture.alt || title),
  };
}

function displayMode(slot: CmsSlot): DisplayMode {
  const mode = configText(slot, "displayMode");
  return mode === "cover" || mode === "stretch" || mode === "contain" ? mode : "standard";
}
