import { useLanguage } from "../../../platform/language/language.tsx";
import { Badge } from "../../../ui/base/badge.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { AddToCart } from "../../add-to-cart/public.ts";
import { EnergyLabel } from "../../energy-label/public.ts";
import { PriceBlock } from "../../price/public.ts";
import { WishlistButton } from "../../wishlist-button/public.ts";
import { CardDelivery } from "./card-delivery.tsx";
import { CardPicture } from "./card-picture.tsx";
import { cartOffer } from "./cart-offer.ts";
import type { ProductCardData } from "./product-card-data.ts";

interface Props {
  card: ProductCardData;
  isFirst?: boolean;
  /** On the wishlist itself the heart is filled from the start. */
  isWished?: boolean;
}

export function ProductCard({ card, isFirst, isWished }: Props) {
  const offer = cartOffer(card);
  return (
    <article className="product-card">
      <div className="product-card-cover">
        <CardPicture card={card} isFirst={isFirst ?? false} />
        <CardBadges card={card} />
        <div className="product-card-wish">
          <WishlistButton product={card} isWished={isWished ?? false} />
        </div>
      </div>
      <div className="product-card-body">
        <CardHead card={card} />
        <KeyFacts facts={card.keyFacts} />
        {card.energyLabel && (
          <div className="relative z-10 self-start">
            <EnergyLabel label={card.energyLabel} />
          </div>
        )}
        <div className="mt-auto flex flex-col gap-2 pt-1">
          <PriceBlock
            price={card.price}
            isShippingFree={card.isShippingFree}
            shippingCents={card.shippingCents}
          />
          <CardDelivery card={card} />
          <div className="product-card-actions">
            {offer !== "none" && (
              <div className="relative z-10 flex grow">
                <AddToCart
                  product={card}
                  isAvailable={offer === "enabled"}
                  quantity={card.minPurchase}
                  isCompact
                />
              </div>
            )}
            <DetailsButton card={card} isOnly={offer === "none"} />
          </div>
        </div>
      </div>
    </article>
  );
}

function CardBadges({ card }: { card: ProductCardData }) {
  const { t } = useLanguage();
  return (
    <div className="absolute top-2.5 left-2.5 flex flex-col items-start gap-1">
      {card.isTopseller && <Badge tone="brand">{t("product.topseller")}</Badge>}
      {card.isNew && <Badge tone="accent">{t("product.new")}</Badge>}
    </div>
  );
}

function CardHead({ card }: { card: ProductCardData }) {
  const { t, href } = useLanguage();
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-2 text-xs text-ink-soft">
        <p className="wrap-anywhere">
          {card.manufacturer && `${card.manufacturer} · `}
          <span className="sr-only">{t("product.number")}: </span>
          {card.number}
        </p>
        <CardRating rating={card.rating} count={card.reviewCount} />
      </div>
      <h3 className="leading-snug font-semibold text-pretty hyphens-auto wrap-break-word">
        <a href={href(card.path)} className="card-link">
          {card.name}
        </a>
      </h3>
    </div>
  );
}

function KeyFacts({ facts }: { facts: ProductCardData["keyFacts"] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="key-facts">
      {facts.map(({ name, value }) => (
        <div key={name} className="key-fact">
          <dt className={isBareNumber(value) ? "" : "sr-only"}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "14–24" alone says nothing, "8 kW" does. */
function isBareNumber(value: string): boolean {
  return /^[\d.,–\s]+$/.test(value);
}

function CardRating({ rating, count }: { rating: number | null; count: number }) {
  const { t, format } = useLanguage();
  if (rating === null) return null;
  const points = format.number(rating);
  return (
    <p className="flex items-center gap-1 whitespace-nowrap">
      <span className="sr-only">{t("review.rating", { points })}</span>
      <Icon name="star-filled" className="size-3.5 text-accent" />
      <span aria-hidden="true">{points}</span>
      {count > 0 && <span>({count})</span>}
    </p>
  );
}

/** Leads where the name leads, so the keyboard passes it by. */
function DetailsButton({ card, isOnly }: { card: ProductCardData; isOnly: boolean }) {
  const { t, count, href } = useLanguage();
  return (
    <a
      href={href(card.path)}
      tabIndex={-1}
      className={`button relative z-10 text-sm ${isOnly ? "button-secondary grow px-3" : "button-quiet px-2"}`}
    >
      {card.variantCount > 0 ? count("product.variants", card.variantCount) : t("product.details")}
      <span className="sr-only">{`: ${card.name}`}</span>
    </a>
  );
}
