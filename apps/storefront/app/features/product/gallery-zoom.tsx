import { useLanguage } from "../../platform/language/language.tsx";
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
      className="max-w-[min(80rem,calc(100vw-2rem))]"
      foot={<Controls count={count} />}
    >
      <div
        data-gallery-stage
        className="grid min-h-[calc(100dvh-15rem)] place-items-center overflow-auto [&>img]:max-h-[calc(100dvh-15rem)] [&>img]:max-w-full [&>img]:object-contain data-full:[&>img]:max-h-none data-full:[&>img]:max-w-none"
      />
    </Dialog>
  );
}

function Controls({ count }: { count: number }) {
  const { t } = useLanguage();
  return (
    <div className="flex w-full items-center justify-center gap-4">
      {count > 1 && (
        <>
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
        </>
      )}
      <IconButton
        type="button"
        look="secondary"
        icon="zoom-in"
        label={t("product.fullSize")}
        aria-pressed="false"
        data-gallery-full
        className="aria-pressed:bg-brand aria-pressed:text-white"
      />
    </div>
  );
}
