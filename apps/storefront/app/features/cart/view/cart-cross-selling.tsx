import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { EnergyLabel } from "../../energy-label/public.ts";
import type { ProductCardData } from "../../listing/public-data.ts";
import { Picture } from "../../media/public.ts";
import { PriceBlock } from "../../price/public.ts";
import { CartButton, CartForm } from "./cart-form.tsx";

interface Props {
  cards: readonly ProductCardData[];
  headingLevel?: 2 | 3;
  /** For the drawer: one below the other. */
  isCompact?: boolean;
}

/** What goes with the goods in the cart, one piece each at a click. */
export function CartCrossSelling({ cards, headingLevel = 2, isCompact = false }: Props) {
  const { t } = useLanguage();
  const Heading = `h${headingLevel}` as const;
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="cart-cross-selling" className="flex flex-col gap-4">
      <Heading id="cart-cross-selling" className={isCompact ? "font-semibold" : "section-title"}>
        {t("cart.crossSelling")}
      </Heading>
      <ul className={isCompact ? "flex flex-col gap-3" : "grid gap-4 sm:grid-cols-2 xl:grid-cols-4"}>
        {cards.map((card) => (
          <li key={card.id} className="card flex gap-4 p-4">
            <CrossSellingItem card={card} headingLevel={headingLevel} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ItemProps {
  card: ProductCardData;
  headingLevel: 2 | 3;
}

function CrossSellingItem({ card, headingLevel }: ItemProps) {
  const { t, href } = useLanguage();
  const Heading = headingLevel === 2 ? "h3" : "h4";
  return (
    <>
      <div className="w-16 shrink-0">
        {card.picture ? (
          <Picture
            picture={{ ...card.picture, alt: "" }}
            sizes="4rem"
            className="aspect-square w-full rounded-inner bg-paper object-contain"
          />
        ) : (
          <Icon name="photo-off" className="text-ink-soft" />
        )}
      </div>
      <div className="flex min-w-0 grow flex-col gap-2">
        <Heading className="text-sm font-semibold text-pretty hyphens-auto wrap-break-word">
          <a href={href(card.path)} className="inline-block py-1 hover:underline">
            {card.name}
          </a>
        </Heading>
        {card.energyLabel && <EnergyLabel label={card.energyLabel} />}
        <div className="mt-auto">
          <PriceBlock price={card.price} isShippingFree={card.isShippingFree} />
        </div>
        <CartForm intent="add" fields={addFields(card)}>
          <CartButton
            look="secondary"
            size="small"
            icon="plus"
            className="min-h-11 w-full"
            aria-label={t("addToCart.named", { name: card.name })}
          >
            {t("addToCart.add")}
          </CartButton>
        </CartForm>
      </div>
    </>
  );
}

function addFields({ id, name, manufacturer }: ProductCardData): Record<string, string> {
  return {
    productId: id,
    quantity: "1",
    name,
    ...(manufacturer ? { manufacturerName: manufacturer } : {}),
  };
}
