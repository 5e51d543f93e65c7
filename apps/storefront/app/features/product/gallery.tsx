import { useLanguage } from "../../platform/language/language.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../media/public.ts";
import { GalleryZoom } from "./gallery-zoom.tsx";
import type { GalleryPicture } from "./product-data.ts";

/** A strip to swipe; gallery.client.ts adds arrow keys and the large view. Without it a picture is a link to itself. */
export function Gallery({ pictures, name }: { pictures: readonly GalleryPicture[]; name: string }) {
  const { t } = useLanguage();
  if (pictures.length === 0) {
    return (
      <div className="grid aspect-square place-items-center rounded-card bg-tint text-ink-soft">
        <span className="flex flex-col items-center gap-2">
          <Icon name="photo-off" />
          {t("product.noPicture")}
        </span>
      </div>
    );
  }
  return (
    <section aria-label={t("product.pictures")} data-gallery className="flex flex-col gap-4">
      <div className="relative">
        <Strip pictures={pictures} />
        {pictures.length > 1 && (
          <p
            aria-live="polite"
            data-gallery-status
            className="absolute right-3 bottom-3 rounded-full bg-ink px-3 py-1 text-sm text-white tabular-nums"
          >
            1 / {pictures.length}
          </p>
        )}
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} />}
      <GalleryZoom name={name} count={pictures.length} />
    </section>
  );
}

function Strip({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const { t } = useLanguage();
  return (
    <ul
      data-gallery-strip
      className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth rounded-card border border-line bg-surface [scrollbar-width:none] motion-reduce:scroll-auto"
    >
      {pictures.map((picture, index) => (
        <li key={picture.url} id={`picture-${index + 1}`} className="w-full shrink-0 snap-center">
          <a
            href={picture.largeUrl}
            data-gallery-picture={index}
            className="relative block cursor-zoom-in focus-visible:-outline-offset-4"
          >
            <Picture
              picture={picture}
              sizes="(min-width: 80rem) 38rem, (min-width: 48rem) 48vw, 100vw"
              isFirst={index === 0}
              className="aspect-square w-full object-contain"
            />
            <span className="absolute top-3 right-3 grid size-10 place-items-center rounded-full bg-surface text-ink-soft shadow-card">
              <Icon name="zoom-in" size="small" />
              <span className="sr-only">{t("product.zoom")}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Thumbnails({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const { t } = useLanguage();
  return (
    <ol className="flex gap-3 overflow-x-auto p-1">
      {pictures.map((picture, index) => (
        <li key={picture.url} className="shrink-0">
          <a
            href={`#picture-${index + 1}`}
            data-gallery-thumb={index}
            aria-current={index === 0 ? "true" : undefined}
            aria-label={t("product.picture", { number: index + 1, total: pictures.length })}
            className="block rounded-inner border-2 border-line bg-surface hover:border-ink-soft aria-[current]:border-brand"
          >
            <Picture picture={picture.thumb} sizes="4.5rem" className="size-18 object-contain p-1.5" />
          </a>
        </li>
      ))}
    </ol>
  );
}
