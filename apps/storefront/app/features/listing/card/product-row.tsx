import { useCarouselLabels } from "../../../platform/language/carousel-labels.ts";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Carousel } from "../../../ui/strip/carousel.island.tsx";
import { ProductCard } from "./product-card.tsx";
import type { ProductCardData } from "./product-card-data.ts";

interface Props {
  cards: readonly ProductCardData[];
  /** Names the row, as the heading above it does. */
  label?: string | null | undefined;
}

/** Products side by side; what does not fit is reached by buttons, scrolling, swiping or tabbing. */
export function ProductRow({ cards, label }: Props) {
  const { t } = useLanguage();
  const labels = useCarouselLabels();
  const items = cards.map((card) => ({
    key: card.id,
    content: <ProductCard card={card} />,
  }));
  return (
    <Carousel
      label={label ?? t("listing.heading")}
      labels={labels}
      items={items}
      className="carousel-cards"
    />
  );
}
