import { showQuantityEnds } from "../../../ui/quantity.client.ts";
import { quantityOf } from "./cart-change.ts";
import type { CartChange } from "./cart-change.ts";
import { linesOf } from "./cart-focus.client.ts";

type Pending = { open: readonly CartChange[]; drafts: ReadonlyMap<string, number> };

/**
 * Shows what is on its way: quantities as they will be, what is being changed cannot be changed again, and sums as not known yet.
 * Run after every change of the queue and after every new content.
 */
export function markPending(view: HTMLElement, { open, drafts }: Pending): void {
  const isPending = drafts.size > 0 || open.some(({ intent }) => intent !== "read");
  view.toggleAttribute("data-cart-pending", isPending);
  for (const sum of view.querySelectorAll("[data-cart-sum]")) setBusy(sum, isPending);
  for (const line of linesOf(view)) {
    const id = line.dataset["cartLine"] ?? "";
    const changes = open.filter((change) => change.line === id);
    const sent = changes.findLast(({ intent }) => intent === "quantity");
    const input = line.querySelector<HTMLInputElement>("[data-cart-quantity]");
    if (input) showQuantity(input, drafts.get(id) ?? (sent ? quantityOf(sent) : null));
    hold(line, changes.length > 0);
    setBusy(
      line,
      changes.some(({ intent }) => intent === "remove"),
    );
  }
}

function showQuantity(input: HTMLInputElement, wanted: number | null): void {
  // Whoever is typing is not interrupted.
  if (wanted === null ? input.matches(":focus") && input.value === "" : input.valueAsNumber === wanted)
    return;
  input.value = wanted === null ? input.defaultValue : String(wanted);
  showQuantityEnds(input);
}

function hold(line: HTMLElement, isHeld: boolean): void {
  const selector = isHeld ? "input:enabled, button:enabled" : "[data-cart-held]";
  for (const control of line.querySelectorAll<HTMLInputElement | HTMLButtonElement>(selector)) {
    control.disabled = isHeld;
    control.toggleAttribute("data-cart-held", isHeld);
  }
}

function setBusy(element: Element, isBusy: boolean): void {
  if (isBusy) element.setAttribute("aria-busy", "true");
  else element.removeAttribute("aria-busy");
}
