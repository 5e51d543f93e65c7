import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { EnergyLabel } from "../../energy-label/public.ts";
import { WishlistButton } from "../../wishlist-button/public.ts";
import { cartStore } from "../store/cart-store.ts";
import { removalFields } from "../change/removal-fields.ts";
import type { CartGroup, CartLineData } from "../read/cart-data.ts";
import { CartForm, CartIconButton } from "./cart-form.tsx";
import { LineDelivery, LineName, LinePicture } from "./cart-line-parts.tsx";
import { CartLinePrice } from "./cart-line-price.tsx";
import { CartLineQuantity } from "./cart-line-quantity.tsx";
import { CartSum } from "./cart-sum.tsx";
import { useHeldFocus, useWantedFocus } from "./use-wanted-focus.ts";

interface Props {
  line: CartLineData;
  group: Pick<CartGroup, "source" | "reference">;
  /** For the drawer: the same in less space. */
  isCompact?: boolean;
}

export function CartLine({ line, group, isCompact = false }: Props) {
  const { t, format } = useLanguage();
  const isHeld = useStore(cartStore, ({ open }) => open.some((change) => change.line === line.id));
  const isLeaving = useStore(cartStore, ({ open }) =>
    open.some(({ intent, ...change }) => intent === "remove" && change.line === line.id),
  );
  const isNew = useStore(cartStore, ({ newLine }) => newLine === line.id);
  const item = useRef<HTMLLIElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const heldFocus = useHeldFocus(isHeld, field);
  const remove = useWantedFocus<HTMLButtonElement>(
    useStore(cartStore, ({ focus }) => focus?.line === line.id),
  );
  useEffect(() => {
    if (isNew) item.current?.scrollIntoView({ block: "nearest" });
  }, [isNew]);

  return (
    <li
      ref={item}
      className={`cart-line ${isCompact ? "cart-line-compact" : ""} ${isNew ? "cart-line-new" : ""}`}
      aria-busy={isLeaving || undefined}
      {...heldFocus}
    >
      <LinePicture line={line} />
      <div className="cart-line-name">
        {isNew && isCompact && (
          <p className="flex items-center gap-1.5 text-sm font-semibold text-success">
            <Icon name="circle-check" size="small" />
            {t("cart.isIn")}
          </p>
        )}
        <LineName line={line} />
        <LineDelivery line={line} />
      </div>
      {line.energyLabels.length > 0 && (
        <div className="cart-line-labels">
          {line.energyLabels.slice(0, isCompact ? 1 : undefined).map((label) => (
            <EnergyLabel key={label.block} label={label} />
          ))}
        </div>
      )}
      <div className="cart-line-quantity">
        <CartLineQuantity line={line} isHeld={isHeld} ref={field} />
      </div>
      <CartLinePrice line={line} />
      <CartSum className="cart-line-total">
        <span className="sr-only">{t("cart.lineTotal", { name: line.name })} </span>
        {format.money(line.totalCents)}
      </CartSum>
      <div className="cart-line-actions">
        {line.productId && <WishlistButton product={{ id: line.productId, name: line.name }} look="bare" />}
        {line.isRemovable && (
          <CartForm intent="remove" fields={removalFields(line, group)}>
            <CartIconButton
              ref={remove}
              icon="trash"
              disabled={isHeld}
              label={t("cart.removeName", { name: line.name })}
            />
          </CartForm>
        )}
      </div>
    </li>
  );
}
