import { useLanguage } from "../../../platform/language/language.tsx";
import { cartOffer } from "../../listing/public-data.ts";
import { Picture } from "../../media/public.ts";
import { NetNote } from "../../price/public.ts";
import type { CrossSellingData } from "../product-data.ts";

const MOST_ROWS = 3;

interface Props {
  groups: readonly CrossSellingData[];
  formId: string;
}

/**
 * What is needed with it, to be ticked and put into the cart by the same button. Nothing is ticked in advance (§ 312a (3) BGB).
 * What asks for a choice or comes in packs is left to its own page.
 */
export function Accessories({ groups, formId }: Props) {
  const { t, href, format } = useLanguage();
  const cards = (groups[0]?.cards ?? [])
    .filter((card) => cartOffer(card) === "enabled" && card.minPurchase === 1)
    .slice(0, MOST_ROWS);
  if (cards.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{t("product.accessories")}</legend>
      <ul>
        {cards.map((card) => (
          <li key={card.id} className="accessory">
            <input
              id={`accessory-${card.id}`}
              type="checkbox"
              name="productId"
              value={card.id}
              form={formId}
              autoComplete="off"
              className="checkbox"
            />
            {card.picture && (
              <Picture
                picture={{ ...card.picture, alt: "" }}
                sizes="2.75rem"
                className="size-11 shrink-0 rounded-inner bg-tint object-cover"
              />
            )}
            <label
              htmlFor={`accessory-${card.id}`}
              className="min-w-0 grow text-sm leading-snug hyphens-auto"
            >
              {card.name}
            </label>
            <a href={href(card.path)} className="text-sm font-semibold whitespace-nowrap hover:underline">
              <span className="sr-only">{`${t("product.details")}: ${card.name}, `}</span>
              {format.money(card.price.cents)}
              {card.price.tax?.isAdded && " "}
              <NetNote tax={card.price.tax} />
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-xs text-ink-soft">{t("product.accessoriesNote")}</p>
    </fieldset>
  );
}
