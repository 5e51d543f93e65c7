import { installChoices } from "./checkout-choice.client.ts";

/** The most times an order of unknown fate is sent again without being asked. */
const attempts = 4;
const pauseMs = 3000;

/** What the page does better with a script. Without it buttons do the same. */
export function install(page: Document): void {
  page.addEventListener("submit", orderOnce);
  // Whoever comes back by the browser's button finds a page that answers.
  window.addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  installChoices(page);
  sendAgain(page);
}

/** A second click while the first is on its way does nothing. The server would answer with the same order anyway. */
function orderOnce(event: SubmitEvent): void {
  const { submitter } = event;
  if (!(submitter instanceof HTMLButtonElement) || submitter.value !== "order") return;
  if (submitter.getAttribute("aria-busy") === "true") return event.preventDefault();
  submitter.setAttribute("aria-busy", "true");
}

function sendAgain(page: Document): void {
  const form = page.querySelector<HTMLFormElement>("form[data-checkout-again]");
  if (!form || Number(form.dataset["checkoutAgain"]) > attempts) return;
  page.querySelector("[data-checkout-auto]")?.toggleAttribute("hidden", false);
  setTimeout(() => {
    const button = form.querySelector("button");
    if (button?.getAttribute("aria-busy") !== "true") form.requestSubmit(button);
  }, pauseMs);
}
