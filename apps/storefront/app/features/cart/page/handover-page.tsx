import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Button } from "../../../ui/base/button.tsx";
import { EmptyState } from "../../../ui/base/empty-state.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { EnergyLabel } from "../../energy-label/public.ts";
import type { ProductCardData } from "../../listing/public-data.ts";
import { Picture } from "../../media/public.ts";
import { PriceBlock } from "../../price/public.ts";
import { CartMessages } from "../view/cart-messages.tsx";
import { shopMessage } from "../read/cart-message.ts";
import { groupTitle } from "../read/group-title.ts";
import type { Handover } from "../read/handover-link.ts";

export type HandoverData = Pick<Handover, "source" | "reference"> & {
  found: HandoverItem[];
  /** Numbers the shop does not know. */
  missing: string[];
};

interface HandoverItem {
  card: ProductCardData;
  quantity: number;
  canBeBought: boolean;
}

interface Props {
  handover: HandoverData | null;
  waysIntoShop: ReactNode;
}

/** Shows what a planning tool hands over; only the button puts it into the cart. */
export function HandoverPage({ handover, waysIntoShop }: Props) {
  const { t } = useLanguage();
  const missing = (handover?.missing ?? []).map((number) =>
    shopMessage("product-number-not-found", { number }),
  );
  if (!handover || handover.found.length === 0) {
    return (
      <>
        <CartMessages messages={missing} />
        <EmptyState icon="list-details" title={t("cart.handoverEmptyTitle")}>
          <p>{t("cart.handoverEmptyText")}</p>
          {waysIntoShop}
        </EmptyState>
      </>
    );
  }
  const title = groupTitle(handover, t);
  const wanted = handover.found.filter(({ canBeBought }) => canBeBought);
  return (
    <>
      <p className="max-w-prose">{t("cart.handoverText")}</p>
      <CartMessages messages={missing} />
      <section aria-label={title} className="card max-w-4xl">
        <h2 className="border-b border-line px-5 py-4 text-lg font-semibold wrap-anywhere sm:px-6">
          {title}
        </h2>
        <ul>
          {handover.found.map((item) => (
            <Item key={item.card.id} item={item} />
          ))}
        </ul>
      </section>
      {wanted.length > 0 && <TakeOver handover={handover} wanted={wanted} />}
    </>
  );
}

function Item({ item: { card, quantity, canBeBought } }: { item: HandoverItem }) {
  const { t, format, href } = useLanguage();
  return (
    <li className="cart-line">
      <div className="cart-line-picture">
        {card.picture ? (
          <Picture
            picture={{ ...card.picture, alt: "" }}
            sizes="7rem"
            className="aspect-square w-full object-contain"
          />
        ) : (
          <Icon name="photo-off" className="text-ink-soft" />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-0.5">
        <h3 className="font-semibold text-pretty hyphens-auto wrap-break-word">
          <a href={href(card.path)} className="hover:underline">
            {card.name}
          </a>
        </h3>
        <p className="text-sm text-ink-soft">
          {t("product.number")}: {card.number}
        </p>
        <p className="font-semibold">
          {t("cart.handoverQuantity")}: {format.number(quantity)}
        </p>
      </div>
      <div className="cart-line-details">
        {card.energyLabel && <EnergyLabel label={card.energyLabel} />}
        <PriceBlock price={card.price} isShippingFree={card.isShippingFree} />
        {!canBeBought && <p className="font-semibold text-alert">{t("cart.handoverUnavailable")}</p>}
      </div>
    </li>
  );
}

/** Leads to the cart page, which shows what came in. */
function TakeOver({ handover, wanted }: { handover: HandoverData; wanted: readonly HandoverItem[] }) {
  const { t, href } = useLanguage();
  return (
    <form method="post" action={href("/checkout/cart/change")}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="source" value={handover.source} />
      <input type="hidden" name="reference" value={handover.reference} />
      {wanted.map(({ card, quantity }) => (
        <span key={card.id} hidden>
          <input type="hidden" name="productId" value={card.id} />
          <input type="hidden" name="quantity" value={quantity} />
          <input type="hidden" name="name" value={card.name} />
          <input type="hidden" name="manufacturerName" value={card.manufacturer ?? ""} />
        </span>
      ))}
      <Button icon="shopping-cart">{t("cart.handoverAdd")}</Button>
    </form>
  );
}
