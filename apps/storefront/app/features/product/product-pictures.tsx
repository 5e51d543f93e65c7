import { useLanguage } from "../../platform/language.tsx";
import { Picture } from "../media/public.ts";
import type { PictureData } from "../media/public.ts";

export function ProductPictures({ pictures }: { pictures: readonly PictureData[] }) {
  const { t } = useLanguage();
  const [first, ...others] = pictures;
  if (!first) {
    return (
      <div className="grid aspect-square place-items-center rounded-card bg-tint text-ink-soft">
        {t("product.noPicture")}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <Picture
        picture={first}
        sizes="(min-width: 64rem) 36rem, 100vw"
        isFirst
        className="aspect-square w-full rounded-card border border-line bg-surface object-contain p-6"
      />
      {others.length > 0 && (
        <ul aria-label={t("product.otherPictures")} className="grid grid-cols-4 gap-3">
          {others.map((picture) => (
            <li key={picture.url}>
              <Picture
                picture={picture}
                sizes="9rem"
                className="aspect-square w-full rounded-inner border border-line bg-surface object-contain p-2"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
