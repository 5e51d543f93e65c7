import { useLanguage } from "../../platform/language.tsx";
import { Badge } from "../../ui/badge.tsx";
import { EnergyLabel } from "../energy-label/public.ts";
import { Picture } from "../media/public.ts";
import { PriceBlock } from "../price/public.ts";
import type { ProductCardData } from "./product-card-data.ts";

type Props = {
  card: ProductCardData;
  shippingPath: string;
  isFirst?: boolean;
  /** A tile stands upright even on the smallest screen. */
  isTile?: boolean;
};

export function ProductCard({ card, shippingPath, isFirst = false, isTile = false }: Props) {
  const { t, count, href } = useLanguage();
  const direction = isTile ? "flex-col" : "sm:flex-col";
  return (
    <article
      className={`relative flex h-full gap-4 rounded-card border border-line bg-surface p-4 ${direction}`}
    >
      <div className={isTile ? "relative w-full" : "relative w-28 shrink-0 sm:w-full"}>
        <CardPicture card={card} isFirst={isFirst} />
        <div className="absolute left-0 top-0 flex flex-col items-start gap-1">
          {card.isTopseller && <Badge tone="brand">{t("product.topseller")}</Badge>}
          {card.isNew && <Badge tone="accent">{t("product.new")}</Badge>}
        </div>
      </div>
      <div className="flex min-w-0 grow flex-col gap-3">
        <div className="grow">
          {card.manufacturer && <p className="text-sm text-ink-soft">{card.manufacturer}</p>}
          <h3 className="font-semibold text-balance hyphens-auto wrap-anywhere">
            <a href={href(card.path)} className="card-link">
              {card.name}
            </a>
          </h3>
          <p className="mt-1 text-sm text-ink-soft wrap-anywhere">
            {t("product.number")}: {card.number}
          </p>
        </div>
        <div className="relative z-10 flex flex-col gap-2">
          {card.energyLabel && <EnergyLabel label={card.energyLabel} />}
          <PriceBlock price={card.price} isShippingFree={card.isShippingFree} shippingPath={shippingPath} />
        </div>
        <Delivery card={card} />
        <p aria-hidden="true" className="text-sm font-medium text-brand">
          {card.variantCount > 0 ? count("product.variants", card.variantCount) : t("product.details")}{" "}
          <span className="font-normal">→</span>
        </p>
      </div>
    </article>
  );
}

function CardPicture({ card, isFirst }: { card: ProductCardData; isFirst: boolean }) {
  const { t } = useLanguage();
  if (!card.picture) {
    return (
      <div className="grid aspect-square place-items-center rounded-inner bg-paper p-2 text-center text-sm text-ink-soft">
        {t("product.noPicture")}
      </div>
    );
  }
  return (
    <Picture
      // The name stands beside it: a screen reader should not hear it twice.
      picture={{ ...card.picture, alt: card.picture.alt === card.name ? "" : card.picture.alt }}
      sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 45vw, 7rem"
      isFirst={isFirst}
      className="aspect-square w-full rounded-inner bg-paper object-contain p-2"
    />
  );
}

function Delivery({ card }: { card: ProductCardData }) {
  const { t } = useLanguage();
  if (!card.isAvailable)
    return <p className="text-sm font-semibold text-alert">{t("product.unavailable")}</p>;
  if (!card.deliveryTime) return null;
  return <p className="text-sm text-ink-soft">{t("product.deliveryTime", { time: card.deliveryTime })}</p>;
}
