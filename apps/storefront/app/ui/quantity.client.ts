import { fitQuantity, stepQuantity } from "./quantity-range.ts";
import type { QuantityRange } from "./quantity-range.ts";

/** Steps and typed numbers stay in the range of the input. Others listen to `change` on the input. */
export function installQuantities(document: Document): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-quantity-step]");
    const input = button && button.closest("[data-quantity]")?.querySelector("input");
    if (!input) return;
    const direction = button.dataset["quantityStep"] === "up" ? "up" : "down";
    const next = stepQuantity(rangeOf(input), input.valueAsNumber || 0, direction);
    if (next === input.valueAsNumber) return;
    input.value = String(next);
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  // Before anyone else hears of the change, the number is one that can be bought.
  document.addEventListener(
    "change",
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !target.closest("[data-quantity]")) return;
      target.value = String(fitQuantity(rangeOf(target), target.valueAsNumber));
      showQuantityEnds(target);
    },
    { capture: true },
  );
}

function rangeOf({ min, max, step }: HTMLInputElement): QuantityRange {
  return { min: Number(min), max: Number(max), step: Number(step) };
}

/** Whoever writes into the input calls it, so that no button leads out of the range. */
export function showQuantityEnds(input: HTMLInputElement): void {
  const range = rangeOf(input);
  const value = input.valueAsNumber;
  for (const button of input.closest("[data-quantity]")?.querySelectorAll("button") ?? []) {
    const direction = button.dataset["quantityStep"] === "up" ? "up" : "down";
    button.disabled = stepQuantity(range, value, direction) === value;
  }
}
