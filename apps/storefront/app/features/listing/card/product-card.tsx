import { useLanguage } from "../../../platform/language/language.tsx";
import { Badge } from "../../../ui/base/badge.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Rating } from "../../../ui/base/rating.tsx";
import { AddToCart } from "../../add-to-cart/public.ts";
import { EnergyLabel } from "../../energy-label/public.ts";
import { PriceBlock } from "../../price/public.ts";
import { WishlistButton } from "../../wishlist-button/public.ts";
import { CardDelivery } from "./card-delivery.tsx";
import { CardPicture } from "./card-picture.tsx";
import { cartOffer } from "./cart-offer.ts";
import type { ProductCardData } from "./product-card-data.ts";

type Props = {
  card: ProductCardData;
  isFirst?: boolean;
  /** A tile stands upright even on the smallest screen. */
  isTile?: boolean;
  /** On the wishlist itself the heart is filled from the start. */
  isWished?: boolean;
};

export function ProductCard({ card, isFirst, isTile, isWished }: Props) {
  const { t, href } = useLanguage();
  const offer = cartOffer(card);
  return (
    <article className={`product-card ${isTile ? "product-card-tile" : ""}`}>
      <div className="product-card-cover">
        <CardPicture card={card} isFirst={isFirst ?? false} />
        <div className="absolute top-0 left-0 flex flex-col items-start gap-1">
          {card.isTopseller && <Badge tone="brand">{t("product.topseller")}</Badge>}
          {card.isNew && <Badge tone="accent">{t("product.new")}</Badge>}
        </div>
        <div className="product-card-wish">
          <WishlistButton product={card} isWished={isWished ?? false} />
        </div>
      </div>
      <div className="flex min-w-0 grow flex-col gap-3">
        <div className="flex grow flex-col gap-1">
          {card.manufacturer && <p className="text-sm text-ink-soft">{card.manufacturer}</p>}
          <h3 className="font-semibold text-pretty hyphens-auto wrap-break-word">
            <a href={href(card.path)} className="card-link">
              {card.name}
            </a>
          </h3>
          <p className="text-sm text-ink-soft wrap-anywhere">
            {t("product.number")}: {card.number}
          </p>
          <CardRating rating={card.rating} />
        </div>
        {card.energyLabel && (
          <div className="relative z-10 self-start">
            <EnergyLabel label={card.energyLabel} />
          </div>
        )}
        <PriceBlock price={card.price} isShippingFree={card.isShippingFree} />
        <CardDelivery card={card} />
        <div className="flex flex-wrap items-center gap-2">
          <DetailsButton card={card} />
          {offer !== "none" && (
            <div className="relative z-10">
              <AddToCart
                product={card}
                isAvailable={offer === "enabled"}
                quantity={card.minPurchase}
                isCompact
              />
            </div>
          )}
        </div>
      </div>
    </article>
  );
}

function CardRating({ rating }: { rating: number | null }) {
  const { t, format } = useLanguage();
  if (rating === null) return null;
  return (
    <Rating value={rating} text={t("review.rating", { points: format.number(rating) })} className="h-4" />
  );
}

/** Leads where the name leads, so the keyboard passes it by. */
function DetailsButton({ card }: { card: ProductCardData }) {
  const { t, count, href } = useLanguage();
  return (
    <a
      href={href(card.path)}
      tabIndex={-1}
      className="button button-secondary relative z-10 grow px-3 text-sm"
    >
      {card.variantCount > 0 ? count("product.variants", card.variantCount) : t("product.details")}
      <span className="sr-only">{`: ${card.name}`}</span>
      <Icon name="chevron-right" size="small" />
    </a>
  );
}
