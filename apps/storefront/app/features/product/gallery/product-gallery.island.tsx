import { useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { island } from "../../../islands/island.tsx";
import { useLanguage } from "../../../platform/language/language.tsx";
import { galleryStep, stepOfKey } from "./gallery-step.ts";
import { GalleryStrip } from "./gallery-strip.tsx";
import type { ShownPicture } from "./gallery-strip.tsx";
import { GalleryThumbnails } from "./gallery-thumbnails.tsx";
import { GalleryZoom } from "./gallery-zoom.tsx";
import { usePictureStrip } from "./use-picture-strip.ts";

interface Props {
  name: string;
  pictures: readonly ShownPicture[];
}

/** A strip to swipe, with arrow keys, thumbnails and a large view. Without a script a picture is a link to itself. */
export const ProductGallery = island(
  { name: "product-gallery", when: "visible", texts: ["gallery"] },
  function ProductGallery({ name, pictures }: Props) {
    const { t } = useLanguage();
    const { strip, index, show } = usePictureStrip();
    const zoom = useRef<HTMLDialogElement>(null);
    /** The large picture is loaded when it is asked for. */
    const [hasZoomed, setHasZoomed] = useState(false);
    const count = pictures.length;

    const step = (by: number) => {
      const next = galleryStep(index, by, count);
      show(next);
      return next;
    };

    /** Answers the picture an arrow key led to, null for other keys. */
    function stepByKey(event: KeyboardEvent): number | null {
      const by = stepOfKey(event.key);
      if (by === null || event.altKey || event.ctrlKey || event.metaKey) return null;
      event.preventDefault();
      return step(by);
    }

    function openZoom(picture: number): void {
      setHasZoomed(true);
      show(picture);
      zoom.current?.showModal();
    }

    return (
      <section aria-label={t("gallery.pictures")} className="gallery">
        <div className="gallery-stage">
          <GalleryStrip strip={strip} pictures={pictures} onOpen={openZoom} onKey={stepByKey} />
          {count > 1 && (
            <p
              aria-live="polite"
              className="absolute right-3 bottom-3 rounded-full bg-ink px-3 py-1 text-sm text-white tabular-nums"
            >
              {`${index + 1} / ${count}`}
            </p>
          )}
        </div>
        {count > 1 && (
          <GalleryThumbnails pictures={pictures} index={index} onChoose={show} onKey={stepByKey} />
        )}
        <GalleryZoom
          ref={zoom}
          name={name}
          picture={hasZoomed ? pictures[index] : undefined}
          place={`${index + 1} / ${count}`}
          onStep={count > 1 ? step : null}
          onKey={stepByKey}
        />
      </section>
    );
  },
);
