import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Picture } from "../../media/public.ts";
import type { ProductCardData } from "./product-card-data.ts";

export function CardPicture({ card, isFirst }: { card: ProductCardData; isFirst: boolean }) {
  const { t } = useLanguage();
  if (!card.picture) {
    return (
      <div className="grid aspect-5/4 place-content-center place-items-center gap-2 bg-tint p-2 text-center text-sm text-ink-soft">
        <Icon name="photo-off" />
        {t("product.noPicture")}
      </div>
    );
  }
  return (
    <Picture
      // The name stands beside it: a screen reader should not hear it twice.
      picture={{ ...card.picture, alt: card.picture.alt === card.name ? "" : card.picture.alt }}
      sizes="(min-width: 80rem) 19rem, (min-width: 64rem) 30vw, 47vw"
      isFirst={isFirst}
      className="aspect-5/4 w-full bg-tint object-cover"
    />
  );
}
