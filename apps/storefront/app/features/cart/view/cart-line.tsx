import { useLanguage } from "../../../platform/language/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { EnergyLabel } from "../../energy-label/public.ts";
import { Picture } from "../../media/public.ts";
import { WishButton } from "../../wish-button/public.ts";
import { CartForm } from "./cart-form.tsx";
import type { CartGroup, CartLineData } from "../read/cart-data.ts";
import { CartLinePrice } from "./cart-line-price.tsx";
import { CartLineQuantity } from "./cart-line-quantity.tsx";
import { removalFields } from "../change/removal-fields.ts";

type Props = {
  line: CartLineData;
  group: Pick<CartGroup, "source" | "reference">;
  /** For the drawer: the same facts in less space. */
  isCompact?: boolean;
};

export function CartLine({ line, group, isCompact = false }: Props) {
  const { t, format } = useLanguage();
  return (
    <li data-cart-line={line.id} className={`cart-line ${isCompact ? "cart-line-compact" : ""}`}>
      <LinePicture line={line} />
      <LineName line={line} />
      <div className="cart-line-details">
        {line.energyLabels.slice(0, isCompact ? 1 : undefined).map((label) => (
          <EnergyLabel key={label.block} label={label} />
        ))}
        <LineDelivery line={line} />
        <CartLinePrice line={line} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <CartLineQuantity line={line} />
          {line.productId && <WishButton product={{ id: line.productId, name: line.name }} look="bare" />}
          {line.isRemovable && (
            <CartForm intent="remove" fields={removalFields(line, group)}>
              <Button
                look="quiet"
                icon="trash"
                className="px-3"
                aria-label={t("cart.removeName", { name: line.name })}
              >
                {t("cart.remove")}
              </Button>
            </CartForm>
          )}
          <p data-cart-sum className="ml-auto text-lg font-bold tabular-nums">
            <span className="sr-only">{t("cart.lineTotal", { name: line.name })} </span>
            {format.money(line.totalCents)}
          </p>
        </div>
      </div>
    </li>
  );
}

function LinePicture({ line }: { line: CartLineData }) {
  const { href } = useLanguage();
  const content = line.picture ? (
    <Picture picture={line.picture} sizes="7rem" className="aspect-square w-full object-contain" />
  ) : (
    <Icon name="photo-off" className="text-ink-soft" />
  );
  // The name beside it is the same link.
  return (
    <div className="cart-line-picture">
      {line.path ? (
        <a href={href(line.path)} tabIndex={-1} aria-hidden="true" className="block">
          {content}
        </a>
      ) : (
        content
      )}
    </div>
  );
}

function LineName({ line }: { line: CartLineData }) {
  const { t, href } = useLanguage();
  const facts = [
    ...line.options.map(({ group, option }) => `${group}: ${option}`),
    ...(line.number ? [`${t("product.number")}: ${line.number}`] : []),
  ];
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      {line.manufacturer && <p className="text-sm text-ink-soft">{line.manufacturer}</p>}
      <h3 className="font-semibold text-pretty hyphens-auto wrap-break-word">
        {line.path ? (
          <a href={href(line.path)} className="hover:underline">
            {line.name}
          </a>
        ) : (
          line.name
        )}
      </h3>
      {facts.map((fact) => (
        <p key={fact} className="text-sm text-ink-soft wrap-anywhere">
          {fact}
        </p>
      ))}
    </div>
  );
}

function LineDelivery({ line: { deliveryTime, shortage } }: { line: CartLineData }) {
  const { t, count } = useLanguage();
  if (!deliveryTime && !shortage) return null;
  return (
    <div className="flex items-start gap-2 text-sm">
      <Icon name="truck-delivery" size="small" className={shortage ? "text-warning" : "text-success"} />
      <div className="min-w-0">
        {deliveryTime && <p>{t("product.deliveryTime", { time: deliveryTime })}</p>}
        {shortage && (
          <p className="text-warning">
            {shortage.stock > 0
              ? t("cart.shortage", {
                  stock: shortage.stock,
                  days: count("cart.workingDays", shortage.restockDays),
                })
              : t("cart.outOfStock", { days: count("cart.workingDays", shortage.restockDays) })}
          </p>
        )}
      </div>
    </div>
  );
}
