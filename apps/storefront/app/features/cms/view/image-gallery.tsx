import { useLanguage } from "../../../platform/language/language.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { DialogLink } from "../../../ui/overlay/dialog-link.island.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { largestPicture, Picture } from "../../media/public.ts";
import type { PictureData } from "../../media/public.ts";
import type { SlotProps } from "./slot-props.ts";

/** Pictures in a grid; each opens larger in a dialog, and by itself where no script runs. */
export function ImageGallerySlot({ slot, id, isFirst }: SlotProps<"image-gallery">) {
  const { t } = useLanguage();
  return (
    <div className="@container">
      <ul aria-label={t("cms.gallery")} className={`grid gap-3 ${columnsFor(slot.items.length)}`}>
        {slot.items.map(({ picture }, index) => (
          <li key={picture.url}>
            {slot.hasZoom ? (
              <Zoomable picture={picture} id={`${id}-${index}`} number={index + 1} isFirst={isFirst} />
            ) : (
              <GalleryPicture picture={picture} isFirst={isFirst} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Few pictures are shown large, and no row is left with a single one where that can be helped. */
function columnsFor(count: number): string {
  if (count === 1) return "grid-cols-1";
  if (count % 5 === 0) return "grid-cols-2 @2xl:grid-cols-3 @4xl:grid-cols-5";
  if (count % 3 === 0) return "grid-cols-2 @2xl:grid-cols-3";
  return "grid-cols-2 @4xl:grid-cols-4";
}

interface ZoomableProps {
  picture: PictureData;
  id: string;
  number: number;
  isFirst: boolean;
}

function Zoomable({ picture, id, number, isFirst }: ZoomableProps) {
  const { t } = useLanguage();
  return (
    <>
      <DialogLink dialog={`zoom-${id}`} href={largestPicture(picture)} className="group relative block">
        <GalleryPicture picture={picture} isFirst={isFirst} />
        <span className="absolute right-2 bottom-2 grid size-9 place-items-center rounded-full bg-surface text-brand shadow-card">
          <Icon name="zoom-in" size="small" />
        </span>
        <span className="sr-only"> {t("cms.zoom", { number })}</span>
      </DialogLink>
      <Dialog
        id={`zoom-${id}`}
        title={picture.alt || t("cms.picture", { number })}
        closeLabel={t("cms.close")}
        wide
      >
        <Picture
          // The title says what is seen.
          picture={{ ...picture, alt: "" }}
          sizes="56rem"
          className="mx-auto h-auto max-h-[70dvh] w-full object-contain"
        />
      </Dialog>
    </>
  );
}

function GalleryPicture({ picture, isFirst }: { picture: PictureData; isFirst: boolean }) {
  return (
    <Picture
      picture={picture}
      sizes="(min-width: 48rem) 30rem, 48vw"
      isFirst={isFirst}
      className="aspect-4/3 w-full rounded-card border border-line bg-surface object-cover"
    />
  );
}
