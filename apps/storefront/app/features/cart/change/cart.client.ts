import { isPlainClick } from "../../../ui/plain-click.ts";
import { installCartBadge, keepCart } from "./cart-badge.client.ts";
import { sideCartId } from "../view/side-cart-id.ts";

/** Loaded when somebody does something with the cart; until then a page carries only these listeners. */
const loadWork = () => import("./cart-work.client.ts");

const shownView = `[data-cart-view="page"], dialog[open] [data-cart-view]`;

export function installCart(page: Document): void {
  let isStale = false;

  page.addEventListener("submit", onSubmit);
  page.addEventListener("input", onInput);
  page.addEventListener("change", onInput);
  page.addEventListener("click", onClick);
  installCartBadge(window, () => {
    isStale = true;
    readAgain();
  });
  keepShownCart(page);
  // Signing in and out changes whose cart it is.
  for (const change of ["hearth:login", "hearth:logout"]) {
    page.addEventListener(change, readNow);
  }
  page.addEventListener("visibilitychange", readAgain);
  window.addEventListener("pageshow", ({ persisted }) => {
    isStale ||= persisted;
    readAgain();
  });

  /** A page without a cart in it, as the checkout is, has nothing to show it in. */
  function readNow(): void {
    if (page.querySelector("[data-cart-view]")) void loadWork().then(({ readCart }) => readCart());
  }

  /** Another tab changed the cart: whoever looks at it here sees the new one. */
  function readAgain(): void {
    if (!isStale || page.visibilityState !== "visible" || !page.querySelector(shownView)) return;
    isStale = false;
    void loadWork().then(({ readCart }) => readCart());
  }
}

/** Without a script, by a link from outside or by an order, a cart changes unheard; the page after it knows the number. */
function keepShownCart(page: Document): void {
  const { cartCount, cartVersion } = page.querySelector<HTMLElement>("[data-cart-version]")?.dataset ?? {};
  if (cartCount && cartVersion) keepCart(window, { count: Number(cartCount), version: Number(cartVersion) });
}

function onSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || !form.matches("[data-cart-form]")) return;
  // Nothing here could show the answer.
  if (!document.querySelector("[data-cart-view]")) return;
  event.preventDefault();
  const fields = [...new FormData(form, submitter)].flatMap<[string, string]>(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const button = submitter ?? form.querySelector<HTMLElement>("button:not([type=button])");
  button?.setAttribute("aria-busy", "true");
  loadWork().then(
    ({ submitChange }) => submitChange(fields, button),
    () => form.submit(),
  );
}

function onInput({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.matches("[data-cart-quantity]")) return;
  void loadWork().then(({ editQuantity }) => editQuantity(target));
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link) return;
  // The dialog's own listener opens it, here only its content is fetched.
  if (link.dataset["dialog"] === sideCartId) {
    if (document.querySelector(`dialog#${sideCartId}[open]`)) {
      void loadWork().then(({ readCart }) => readCart());
    }
    return;
  }
  const isLeaving = link.matches("[data-cart-wait]") && document.querySelector("[data-cart-pending]");
  if ((!isLeaving && !link.matches("[data-cart-retry]")) || !isPlainClick(event)) return;
  event.preventDefault();
  void loadWork().then(({ readCart, leaveFor }) => (isLeaving ? leaveFor(link) : readCart()));
}
