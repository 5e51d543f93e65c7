import { useState } from "react";
import type { ComponentProps } from "react";
import { Icon } from "../icon/icon.tsx";
import { fitQuantity, stepQuantity } from "./quantity-range.ts";
import type { QuantityRange } from "./quantity-range.ts";

type Props = Omit<ComponentProps<"input">, "type" | "min" | "max" | "step" | "value" | "onChange"> & {
  range: QuantityRange;
  value: number;
  /** Every step, and what was typed as it is typed; null while nothing is there. */
  onQuantity: (quantity: number | null) => void;
  labels: { quantity: string; less: string; more: string };
};

/** A number with a button on each side. What was typed is fitted into the range when the field is left. */
export function Quantity({ range, value, onQuantity, labels, disabled, ...rest }: Props) {
  // While somebody types, the field shows their letters, not our number.
  const [typed, setTyped] = useState<string | null>(null);
  // While the number is being dealt with it is ours again: the field may not be left before.
  if (disabled && typed !== null) setTyped(null);

  function step(direction: "up" | "down"): void {
    setTyped(null);
    onQuantity(stepQuantity(range, value, direction));
  }

  function type(text: string): void {
    setTyped(text);
    const number = Number(text);
    onQuantity(text.trim() === "" || Number.isNaN(number) ? null : number);
  }

  function leave(): void {
    if (typed === null) return;
    setTyped(null);
    const fitted = typed.trim() === "" ? value : fitQuantity(range, Number(typed));
    onQuantity(fitted);
  }

  const isEnd = (direction: "up" | "down") => stepQuantity(range, value, direction) === value;
  return (
    <span className="quantity">
      <button
        type="button"
        className="quantity-step"
        aria-label={labels.less}
        disabled={disabled || isEnd("down")}
        onClick={() => step("down")}
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
        value={typed ?? value}
        disabled={disabled}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === "Enter") leave();
        }}
        {...rest}
      />
      <button
        type="button"
        className="quantity-step"
        aria-label={labels.more}
        disabled={disabled || isEnd("up")}
        onClick={() => step("up")}
      >
        <Icon name="plus" size="small" />
      </button>
    </span>
  );
}
