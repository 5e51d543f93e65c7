import { useState } from "react";
import type { KeyboardEvent, Ref } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { IconButton } from "../../../ui/base/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import type { ShownPicture } from "./gallery-strip.tsx";

interface Props {
  ref: Ref<HTMLDialogElement>;
  name: string;
  /** None before it was opened. */
  picture: Pick<ShownPicture, "largeUrl" | "alt"> | undefined;
  /** The number of the picture and how many there are. */
  place: string;
  /** Null when there is no other picture. */
  onStep: ((by: number) => void) | null;
  /** Answers where a key led to. */
  onKey: (event: KeyboardEvent) => number | null;
}

const STAGE_LOOK = "grid min-h-[calc(100dvh-15rem)] place-items-center overflow-auto";
const FITTING_LOOK = "max-h-[calc(100dvh-15rem)] max-w-full object-contain";

/** The large view. Each picture is shown whole first, and as large as it is when that is asked for. */
export function GalleryZoom({ ref, name, picture, place, onStep, onKey }: Props) {
  const { t } = useLanguage();
  const [isFull, setFull] = useState(false);
  const toggleFull = () => setFull(!isFull);
  const step = (by: number) => {
    setFull(false);
    onStep?.(by);
  };
  const controls = (
    <div className="flex w-full items-center justify-center gap-4">
      {onStep && (
        <>
          <IconButton
            type="button"
            look="secondary"
            icon="chevron-left"
            label={t("gallery.previous")}
            onClick={() => step(-1)}
          />
          <p aria-live="polite" className="min-w-16 text-center tabular-nums">
            {place}
          </p>
          <IconButton
            type="button"
            look="secondary"
            icon="chevron-right"
            label={t("gallery.next")}
            onClick={() => step(1)}
          />
        </>
      )}
      <IconButton
        type="button"
        look="secondary"
        icon="zoom-in"
        label={t("gallery.fullSize")}
        aria-pressed={isFull}
        onClick={toggleFull}
        className="aria-pressed:bg-brand aria-pressed:text-white"
      />
    </div>
  );
  return (
    <Dialog
      ref={ref}
      id="gallery-zoom"
      title={name}
      closeLabel={t("gallery.close")}
      className="max-w-[min(80rem,calc(100vw-2rem))]"
      foot={controls}
      onKeyDown={(event) => {
        if (onKey(event) !== null) setFull(false);
      }}
      onClose={() => setFull(false)}
    >
      <div className={STAGE_LOOK}>
        {picture && (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the button below does the same by key
          <img
            key={picture.largeUrl}
            src={picture.largeUrl}
            alt={picture.alt}
            className={isFull ? "" : FITTING_LOOK}
            onClick={toggleFull}
          />
        )}
      </div>
    </Dialog>
  );
}
