import type { EarlyAction, EarlyWindow } from "./early-action.ts";

// Runs in the head of every page, before any other script: keeps clicks, keys and forms of parts that do not run yet until they do.
// If the script never comes, after ten seconds they do what they do without one. It is sent as text, so it imports types only.
(() => {
  const patienceMs = 10_000;
  const early: NonNullable<EarlyWindow["hearthEarly"]> = { actions: [], isReplaying: false };
  (window as EarlyWindow).hearthEarly = early;

  function keep(action: EarlyAction, island: Element): void {
    early.actions.push(action);
    (island as { wake?: () => void }).wake?.();
    setTimeout(() => {
      const at = early.actions.indexOf(action);
      if (at < 0 || !/^(click|submit)$/.test(action.kind)) return;
      early.actions.splice(at, 1);
      early.isReplaying = true;
      action.target.removeAttribute("aria-busy");
      if (action.kind === "submit") action.target.requestSubmit(action.submitter);
      else action.target.click();
      early.isReplaying = false;
    }, patienceMs);
  }

  function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
    return !(button || ctrlKey || metaKey || shiftKey || altKey);
  }

  function onEvent(event: Event): void {
    const target = event.target as HTMLElement;
    if (early.isReplaying || !target.closest) return;
    const island = target.closest("hearth-island");
    if (!island || island.hasAttribute("ready")) return;
    if (event.type === "click") {
      const control = target.closest<HTMLElement>(
        "button:not([popovertarget],[commandfor]),input[type=checkbox],input[type=radio],a[aria-haspopup]",
      );
      // Links, and what the browser opens by itself, go their way; a link that opens a dialog does so in a plain click only.
      if (!control || (control.tagName === "A" && !isPlain(event as MouseEvent))) return;
      event.stopImmediatePropagation();
      const isKnown = early.actions.some((action) => action.target === control);
      // A box shows at once what was chosen, as without a script; how it stands is read when it is replayed.
      if (control.tagName === "INPUT") {
        if (!isKnown) keep({ kind: "tick", target: control as HTMLInputElement }, island);
        return;
      }
      event.preventDefault();
      // A form sent twice in a hurry is meant once, for nothing is seen yet; a step made twice is two steps.
      const isStep = (control as HTMLButtonElement).type === "button";
      if (isKnown && !isStep) return;
      if (control.tagName === "BUTTON") control.setAttribute("aria-busy", "true");
      keep({ kind: "click", target: control }, island);
    } else if (event.type === "submit") {
      event.preventDefault();
      event.stopImmediatePropagation();
      const { submitter } = event as SubmitEvent;
      keep({ kind: "submit", target: target as HTMLFormElement, submitter }, island);
    } else if (event.type === "keydown") {
      const { key } = event as KeyboardEvent;
      if (/^(Arrow|Home|End|Escape)/.test(key)) keep({ kind: "key", target, key }, island);
    } else if (!/^(checkbox|radio)$/.test((target as HTMLInputElement).type)) {
      // However many letters: the text is read when it is replayed.
      const isKnown = early.actions.some((action) => action.kind === "input" && action.target === target);
      if (!isKnown) keep({ kind: "input", target: target as HTMLInputElement }, island);
    }
  }

  for (const type of ["click", "submit", "keydown", "input", "change"])
    addEventListener(type, onEvent, { capture: true });
})();
