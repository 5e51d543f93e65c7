import { listingSearch, readListingQuery } from "../../platform/shop/listing-query.ts";
import { swapPage } from "../../platform/browser/swap.client.ts";
import { isPlainClick } from "../../ui/plain-click.ts";
import { filterDialogId, listingFormId, openFiltersId } from "./listing-form.ts";
import { createTyping } from "./typing.client.ts";

/** Shows a changed choice at once: the form's address is asked for and its parts are swapped in. */
export function install(document: Document): void {
  const typing = createTyping();

  document.addEventListener("input", (event) => {
    const field = fieldOf(event);
    if (field?.type === "number") typing.wait(field, () => void showChoice());
  });
  document.addEventListener("change", (event) => {
    if (!fieldOf(event)) return;
    typing.stop();
    void showChoice();
  });
  document.addEventListener("submit", (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.id !== listingFormId) return;
    event.preventDefault();
    typing.stop();
    void showChoice();
  });
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLAnchorElement>("a[data-listing-link], a[data-listing-more]");
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    typing.stop();
    void (link.matches("[data-listing-more]") ? showMore(link.href) : show(link.href));
  });
  document.addEventListener("hearth:swap", typing.restore);
  document.addEventListener("close", focusOpener, { capture: true });
  if (isTouched()) void showChoice();
}

/** Something was chosen before this script arrived. */
function isTouched(): boolean {
  const form = document.getElementById(listingFormId);
  if (!(form instanceof HTMLFormElement)) return false;
  return [...form.elements].some((field) => {
    if (field instanceof HTMLInputElement) {
      return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
    }
    return field instanceof HTMLSelectElement && field.selectedOptions[0]?.defaultSelected === false;
  });
}

async function showChoice(): Promise<void> {
  const form = document.getElementById(listingFormId);
  if (!(form instanceof HTMLFormElement)) return;
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  const query = readListingQuery(new URLSearchParams(fields));
  await show(new URL(form.action).pathname + listingSearch(query));
}

let asked: string | null = null;

async function show(address: string): Promise<void> {
  const { href } = new URL(address, location.href);
  // Enter in a field is a change and a submission.
  if (href === (asked ?? location.href)) return;
  asked = href;
  showSkeletons("instead");
  const isShown = await swapPage(href, { region: "listing", history: "push" });
  if (asked === href) asked = null;
  if (isShown && document.activeElement === document.body) focusAfterLoss();
}

async function showMore(address: string): Promise<void> {
  const shown = document.querySelectorAll("[data-listing-cards] > li").length;
  showSkeletons("behind");
  const isShown = await swapPage(address, { region: "listing", history: "replace" });
  if (!isShown) return;
  const next = document.querySelectorAll("[data-listing-cards] > li")[shown];
  // The first new card stands where the button was, so nothing needs to scroll.
  next?.querySelector<HTMLElement>("h3 a")?.focus({ preventScroll: true });
}

/** The chosen link is gone with its filter: the way on is where the result is told, or inside the open drawer. */
function focusAfterLoss(): void {
  const drawer = document.querySelector(`#${filterDialogId}:modal`);
  const next = drawer ? drawer.querySelector("summary") : document.getElementById("listing-status");
  next?.focus({ preventScroll: true });
}

/** The button that opened the drawer may have been swapped meanwhile; the browser gives the focus back to the old one only. */
function focusOpener({ target }: Event): void {
  if (!(target instanceof HTMLElement) || target.id !== filterDialogId) return;
  const focused = document.activeElement;
  // While the drawer glides out it still holds the focus.
  const isLost = focused === document.body || target.contains(focused);
  if (isLost) document.getElementById(openFiltersId)?.focus({ preventScroll: true });
}

function showSkeletons(place: "instead" | "behind"): void {
  const results = document.getElementById("listing-results");
  const template = document.getElementById("listing-skeletons");
  if (!results || !(template instanceof HTMLTemplateElement)) return;
  const skeletons = document.importNode(template.content, true);
  if (place === "behind") {
    const cards = skeletons.querySelectorAll("[data-skeleton]");
    results.querySelector("[data-listing-cards]")?.append(...cards);
    return;
  }
  // A list that shrinks for a moment would move the page.
  results.style.minHeight = `${results.offsetHeight}px`;
  results.replaceChildren(skeletons);
}

function fieldOf({ target }: Event): HTMLInputElement | HTMLSelectElement | null {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  return isField && target.form?.id === listingFormId ? target : null;
}
