/** Where the focus was, in words that survive a new content. */
export type FocusPlace = {
  id: string;
  /** The line, its place among the lines, and the control within. */
  line: string | null;
  lineIndex: number;
  controlIndex: number;
  intent: string | null;
};

const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary";

export function focusPlace(view: HTMLElement): FocusPlace | null {
  const element = view.ownerDocument.activeElement;
  if (!(element instanceof HTMLElement) || !view.contains(element)) return null;
  const line = element.closest<HTMLElement>("[data-cart-line]");
  return {
    id: element.id,
    line: line?.dataset["cartLine"] ?? null,
    lineIndex: line ? linesOf(view).indexOf(line) : -1,
    controlIndex: line ? controlsOf(line).indexOf(element) : -1,
    intent: element.closest("form")?.querySelector<HTMLInputElement>("[name=intent]")?.value ?? null,
  };
}

/** Where the focus goes when a line is there that was not. */
export function placeInLine(line: string | null): FocusPlace {
  return { id: "", line, lineIndex: 0, controlIndex: -1, intent: null };
}

/** The same control; of a line that is gone the next one's; else the heading. */
export function returnFocus(view: HTMLElement, place: FocusPlace): void {
  const target = place.line === null ? controlOf(view, place) : controlInLine(view, place);
  (target ?? headingOf(view)).focus({ preventScroll: true });
}

export function linesOf(view: HTMLElement): HTMLElement[] {
  return [...view.querySelectorAll<HTMLElement>("[data-cart-line]")];
}

export function lineOf(view: HTMLElement, id: string): HTMLElement | undefined {
  return linesOf(view).find((line) => line.dataset["cartLine"] === id);
}

function controlsOf(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(controls)];
}

function controlInLine(view: HTMLElement, { line, lineIndex, controlIndex }: FocusPlace): HTMLElement | null {
  const same = lineOf(view, line ?? "");
  if (same) {
    const control = controlsOf(same)[controlIndex];
    // A step button at the end of its range takes no focus.
    if (control) return control.matches(":disabled") ? same.querySelector("input:enabled") : control;
  }
  const next = same ?? linesOf(view)[lineIndex] ?? linesOf(view).at(-1);
  return next?.querySelector<HTMLElement>("form:has([value=remove]) button") ?? null;
}

function controlOf(view: HTMLElement, { id, intent }: FocusPlace): HTMLElement | null {
  const same = id ? view.ownerDocument.getElementById(id) : null;
  if (same || !intent) return same;
  const form = view.querySelector(`form:has([name=intent][value="${CSS.escape(intent)}"])`);
  return form?.querySelector<HTMLElement>(controls) ?? null;
}

function headingOf(view: HTMLElement): HTMLElement {
  const heading =
    view.querySelector<HTMLElement>("h1, h2, h3") ??
    view.closest("dialog")?.querySelector<HTMLElement>(".dialog-title") ??
    view;
  heading.tabIndex = -1;
  return heading;
}
