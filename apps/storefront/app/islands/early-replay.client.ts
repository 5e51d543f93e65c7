import type { EarlyAction, EarlyWindow } from "./early-action.ts";

/** Does once what a visitor did in this part before it ran, in the order it was done. */
export function replayEarly(island: Element): void {
  const early = (window as EarlyWindow).hearthEarly;
  if (!early) return;
  const own = early.actions.filter(isOf(island));
  early.actions = early.actions.filter((action) => !own.includes(action));
  early.isReplaying = true;
  for (const action of own) replay(action);
  early.isReplaying = false;
}

/** Whether somebody already did something in this part. */
export function hasEarly(island: Element): boolean {
  return (window as EarlyWindow).hearthEarly?.actions.some(isOf(island)) ?? false;
}

/** An island inside of this one begins by itself, and does not hear anything yet. */
const isOf =
  (island: Element) =>
  ({ target }: EarlyAction): boolean =>
    target.closest("hearth-island") === island;

function replay(action: EarlyAction): void {
  const { target } = action;
  if (!target.isConnected) return;
  switch (action.kind) {
    case "click":
      target.removeAttribute("aria-busy");
      return target.click();
    case "tick":
      return tickAgain(action.target);
    case "submit":
      return action.target.requestSubmit(action.submitter);
    case "key":
      target.dispatchEvent(
        new KeyboardEvent("keydown", { key: action.key, bubbles: true, cancelable: true }),
      );
      return;
    case "input":
      return typeAgain(action.target);
  }
}

/** React hears of a box only when it differs from the one it knows: it is set back for a moment. */
function tickAgain(box: HTMLInputElement): void {
  if (box.checked === box.defaultChecked) return;
  box.checked = !box.checked;
  box.click();
}

/** React hears of a text only when it differs from the one it knows: the old one is put back for a moment. */
function typeAgain(field: Extract<EarlyAction, { kind: "input" }>["target"]): void {
  // Chosen files are heard of by the event alone, and no page may choose them again.
  if (field.type === "file") {
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  const typed = field.value;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  set?.call(field, typed);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
