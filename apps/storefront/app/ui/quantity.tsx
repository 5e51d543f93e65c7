import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";
import type { QuantityRange } from "./quantity-range.ts";

type Props = Omit<ComponentProps<"input">, "type" | "min" | "max" | "step" | "value"> & {
  range: QuantityRange;
  value: number;
  labels: { quantity: string; less: string; more: string };
};

/** The buttons are quantity.client.ts; typed numbers are fitted there too, and `change` fires on the input. */
export function Quantity({ range, value, labels, disabled, ...rest }: Props) {
  return (
    <span className="quantity" data-quantity>
      <button
        type="button"
        className="quantity-step"
        data-quantity-step="down"
        aria-label={labels.less}
        disabled={disabled || value <= range.min}
      >
        <Icon name="minus" size="small" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        className="quantity-input"
        aria-label={labels.quantity}
        min={range.min}
        max={range.max}
        step={range.step}
        defaultValue={value}
        disabled={disabled}
        {...rest}
      />
      <button
        type="button"
        className="quantity-step"
        data-quantity-step="up"
        aria-label={labels.more}
        disabled={disabled || value + range.step > range.max}
      >
        <Icon name="plus" size="small" />
      </button>
    </span>
  );
}
