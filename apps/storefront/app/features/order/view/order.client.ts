import { announce } from "../../../platform/browser/announce.client.ts";
import { isPlainClick } from "../../../ui/plain-click.ts";
import { installCopying } from "./copying.client.ts";
import { nextLookMs } from "./poll-rule.ts";

/** What the pages after an order do by themselves: go on to pay, look for the payment, copy bank details. Each can be stopped. */
export function install(page: Document): void {
  const leaving = page.querySelector<HTMLElement>("[data-leave-to]");
  if (leaving) goOnSoon(page, leaving);
  const waiting = page.querySelector<HTMLElement>("[data-payment-state]");
  if (waiting) lookForPayment(page, waiting);
  installCopying(page);
}

/** Counts down in sight; only the beginning and the end are said to screen readers. */
function goOnSoon(page: Document, part: HTMLElement): void {
  const { leaveTo = "", leaveText = "" } = part.dataset;
  let seconds = Number(part.dataset["leaveSeconds"]);
  const shown = part.querySelector("[data-auto-text]");
  const timer = setInterval(() => {
    seconds -= 1;
    if (shown) shown.textContent = leaveText.replace("{seconds}", String(Math.max(0, seconds)));
    if (seconds > 0) return;
    clearInterval(timer);
    location.assign(leaveTo);
  }, 1000);
  onStop(page, part, () => clearInterval(timer));
  // Coming back with the browser's own button must not send anybody away again.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) part.querySelector<HTMLElement>("[data-auto-stop]")?.click();
  });
}

/** Asks for the state alone and shows the page anew only when it has changed, so that nobody loses their place for nothing. */
function lookForPayment(page: Document, part: HTMLElement): void {
  const { paymentState = "", paymentOutcome } = part.dataset;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looks = 0;
  const stop = onStop(page, part, () => clearTimeout(timer));

  async function look() {
    looks += 1;
    const answer = await fetch(paymentState, { headers: { accept: "application/json" } }).catch(() => null);
    const state: unknown = answer?.ok ? await answer.json() : null;
    if (
      typeof state === "object" &&
      state !== null &&
      "outcome" in state &&
      state.outcome !== paymentOutcome
    ) {
      location.reload();
      return;
    }
    plan();
  }

  function plan() {
    const waitMs = nextLookMs(looks);
    if (waitMs === null) stop();
    else timer = setTimeout(() => void look(), waitMs);
  }

  plan();
}

/** The focus goes to the step that is now taken by hand. Looking by hand stays that: the page does not begin anew by itself. */
function leaveControl(page: Document, part: HTMLElement, control: HTMLAnchorElement): void {
  const step = part.querySelector("a");
  if (page.activeElement === control) step?.focus();
  if (step && "autoStep" in step.dataset) step.href = control.href;
  control.remove();
}

/** Without a script the control is a link to the same page standing still. Returns what stops as well. */
function onStop(page: Document, part: HTMLElement, end: () => void): () => void {
  const control = part.querySelector<HTMLAnchorElement>("[data-auto-stop]");
  const shown = part.querySelector("[data-auto-text]");
  function stop() {
    end();
    const { stopped = "" } = part.dataset;
    if (shown) shown.textContent = stopped;
    part.querySelector("[data-auto-mark]")?.remove();
    if (control) leaveControl(page, part, control);
    announce(page, stopped);
  }
  control?.addEventListener("click", (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    stop();
  });
  return stop;
}
