import { useLanguage } from "../../../platform/language/language.tsx";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { Rating } from "../../../ui/base/rating.tsx";
import { ProductRow } from "../../listing/public.ts";
import { PriceBlock } from "../../price/public.ts";
import { ReviewAuthenticity } from "../../review/public.ts";
import { RichText } from "./rich-text-view.tsx";
import type { SlotProps } from "./slot-props.ts";

export function ProductSlider({ slot }: SlotProps<"product-slider">) {
  return (
    <section className="flex flex-col gap-4">
      {slot.title ? <h2 className="section-title">{slot.title}</h2> : null}
      <ProductRow cards={slot.cards} label={slot.title} />
    </section>
  );
}

export function CrossSelling({ slot }: SlotProps<"cross-selling">) {
  return (
    <div className="flex flex-col gap-stack">
      {slot.groups.map((group) => (
        <section key={group.id} className="flex flex-col gap-4">
          <h2 className="section-title">{group.name}</h2>
          <ProductRow cards={group.cards} label={group.name} />
        </section>
      ))}
    </div>
  );
}

/** What it costs and when it comes; choosing and buying is on the product's own page. */
export function BuyBox({ slot }: SlotProps<"buy-box">) {
  const { t, href } = useLanguage();
  const { card } = slot;
  return (
    <div className="card flex flex-col gap-4 p-6">
      <p className="text-lg font-semibold">{card.name}</p>
      <p className="text-sm text-ink-soft">
        {t("product.number")}: {card.number}
      </p>
      <PriceBlock price={card.price} isShippingFree={card.isShippingFree} size="page" />
      {card.deliveryTime ? <p className="text-sm">{card.deliveryTime}</p> : null}
      <ButtonLink href={href(card.path)} className="self-start">
        {t("cms.toProduct")}
      </ButtonLink>
    </div>
  );
}

export function ProductText({ slot }: SlotProps<"product-description-reviews">) {
  const { t, href, format } = useLanguage();
  return (
    <section className="flex flex-col gap-6">
      <h2 className="section-title">
        <a href={href(slot.card.path)} className="hover:underline">
          {slot.card.name}
        </a>
      </h2>
      {slot.html ? <RichText html={slot.html} /> : null}
      {slot.reviews.length > 0 ? (
        <>
          <ul aria-label={t("review.title")} className="grid gap-4 md:grid-cols-3">
            {slot.reviews.map((review) => (
              <li key={review.id} className="card flex flex-col gap-2 p-5">
                <Rating
                  value={review.points}
                  text={t("review.rating", { points: format.number(review.points) })}
                />
                <p className="font-semibold">{review.title}</p>
                <p className="text-ink-soft">{review.text}</p>
              </li>
            ))}
          </ul>
          <ReviewAuthenticity />
        </>
      ) : null}
    </section>
  );
}
