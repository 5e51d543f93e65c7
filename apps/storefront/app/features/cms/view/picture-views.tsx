import type { ReactNode } from "react";
import { useCarouselLabels } from "../../../platform/language/carousel-labels.ts";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Carousel } from "../../../ui/strip/carousel.island.tsx";
import { Picture } from "../../media/public.ts";
import { coverSizes } from "./cover-sizes.ts";
import type { DisplayMode, LinkedPicture } from "../load/picture-slots.ts";
import type { SlotProps } from "./slot-props.ts";

export { ImageGallerySlot } from "./image-gallery.tsx";

const modeClasses: Record<DisplayMode, string> = {
  standard: "h-auto max-w-full",
  cover: "size-full object-cover",
  stretch: "size-full object-fill",
  contain: "mx-auto size-full object-contain",
};

export function ImageSlot({ slot, isFirst, sizes }: SlotProps<"image">) {
  const vertical = slot.vertical ? `cms-v-${slot.vertical}` : "";
  const horizontal = slot.horizontal ? `cms-h-${slot.horizontal}` : "";
  return (
    <div className={`cms-picture cms-picture-${slot.mode} ${slot.minHeight} ${vertical} ${horizontal}`}>
      <PictureLink item={slot}>
        <Picture
          picture={slot.picture}
          sizes={slot.mode === "cover" ? coverSizes(sizes, slot.picture) : sizes}
          isFirst={isFirst}
          className={`${modeClasses[slot.mode]} ${slot.minHeight}`}
        />
      </PictureLink>
    </div>
  );
}

export function ImageSlider({ slot, isFirst, sizes }: SlotProps<"image-slider">) {
  const { t } = useLanguage();
  const labels = useCarouselLabels();
  const items = slot.items.map((item, index) => ({
    key: item.picture.url,
    content: (
      <PictureLink item={item}>
        <Picture
          picture={item.picture}
          sizes={sizes}
          isFirst={isFirst && index === 0}
          className={`w-full rounded-card ${slot.minHeight || "aspect-21/9"} ${slot.mode === "contain" ? "object-contain" : "object-cover"}`}
        />
      </PictureLink>
    ),
  }));
  return (
    <Carousel
      label={t("cms.slider")}
      labels={labels}
      items={items}
      perView={{ base: 1, md: 1, lg: 1 }}
      autoplay={slot.isAutoplay}
      className={`${slot.hasArrows ? "" : "cms-no-arrows"} ${slot.hasDots ? "cms-dots" : ""}`}
    />
  );
}

export function ManufacturerLogo({ slot, sizes }: SlotProps<"manufacturer-logo">) {
  const logo = slot.picture ? (
    <Picture picture={slot.picture} sizes={sizes} className="h-14 w-auto max-w-48 object-contain" />
  ) : (
    <span className="font-semibold">{slot.name}</span>
  );
  if (!slot.target) return logo;
  return (
    <a href={slot.target} target="_blank" rel="noopener noreferrer" aria-label={slot.name}>
      {logo}
    </a>
  );
}

function PictureLink({ item, children }: { item: LinkedPicture; children: ReactNode }) {
  const { href } = useLanguage();
  if (!item.target) return children;
  return (
    <a
      href={href(item.target)}
      className="cms-picture-link"
      {...(item.isNewTab && { target: "_blank", rel: "noopener" })}
      // Without a name of its own it repeats the link in the text beside it: nobody needs to come by twice.
      {...(item.label ? { "aria-label": item.label } : { tabIndex: -1, "aria-hidden": true })}
    >
      {children}
    </a>
  );
}
