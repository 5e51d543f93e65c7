import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Picture } from "../../media/public.ts";
import type { GalleryPicture } from "../product-data.ts";
import { ProductGallery } from "./product-gallery.island.tsx";

/** The pictures themselves are written by the server; the island moves them. */
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
  const shown = pictures.map((picture, index) => ({
    largeUrl: picture.largeUrl,
    alt: picture.alt,
    picture: (
      <Picture
        picture={picture}
        sizes="(min-width: 80rem) 42rem, (min-width: 48rem) 52vw, 100vw"
        isFirst={index === 0}
        className="aspect-square w-full object-cover lg:aspect-6/5"
      />
    ),
    thumb: <Picture picture={picture.thumb} sizes="4.5rem" className="size-18 object-cover" />,
  }));
  return <ProductGallery name={name} pictures={shown} />;
}
