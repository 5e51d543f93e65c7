import { useLanguage } from "../../platform/language.tsx";
import { IconButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** The frame of the large view; gallery.client.ts puts the picture in when it is asked for. */
export function GalleryZoom({ name, count }: { name: string; count: number }) {
  const { t } = useLanguage();
  return (
    <Dialog
      id="gallery-zoom"
      title={name}
      closeLabel={t("product.close")}
      className="h-full max-w-[min(80rem,calc(100vw-2rem))]"
      foot={
        count > 1 ? (
          <div className="flex w-full items-center justify-center gap-4">
            <IconButton
              type="button"
              look="secondary"
              icon="chevron-left"
              label={t("product.previousPicture")}
              data-gallery-step="-1"
            />
            <p aria-live="polite" data-gallery-status className="min-w-16 text-center tabular-nums">
              1 / {count}
            </p>
            <IconButton
              type="button"
              look="secondary"
              icon="chevron-right"
              label={t("product.nextPicture")}
              data-gallery-step="1"
            />
          </div>
        ) : undefined
      }
    >
      <div data-gallery-stage className="grid h-full place-items-center" />
    </Dialog>
  );
}
