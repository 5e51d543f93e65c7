import { copyKey, isFresh } from "./account-copy.ts";
import { storageKey } from "./wish-list.ts";
import { accountCopy, browserWishes, isCustomer, keepAccountCopy, wishes } from "./wish-store.client.ts";

/** Loaded when somebody clicks a heart, or when there is something to ask the server. */
const loadWork = () => import("./wish-work.client.ts");

/** Fills the hearts of the page and the number in the header, and keeps them right when another tab or a sign-in changes the list. */
export function installWishlist(page: Document): void {
  page.addEventListener("submit", onSubmit);
  for (const change of ["hearth:swap", "hearth:wishes"]) page.addEventListener(change, () => show(page));
  window.addEventListener("storage", ({ key }) => {
    if (key === null || key === storageKey || key === copyKey) {
      page.dispatchEvent(new CustomEvent("hearth:wishes"));
    }
  });
  for (const moment of ["visibilitychange", "hearth:session"]) {
    page.addEventListener(moment, () => refresh(page));
  }
  page.addEventListener("hearth:login", (event) => {
    // Who signs in keeps the wishes of before; features/sign-in says so once for each sign-in and waits.
    const { waitUntil } = (event as CustomEvent<{ waitUntil: (work: Promise<unknown>) => void }>).detail;
    waitUntil(catchUp());
  });
  window.addEventListener("pageshow", ({ persisted }) => persisted && refresh(page));
  refresh(page);
}

/** Somebody may have signed in or out since the page was last seen. */
function refresh(page: Document): void {
  if (page.visibilityState !== "visible") return;
  if (!isCustomer()) keepAccountCopy(null);
  else if (browserWishes().length > 0 || !isFresh(accountCopy(), Date.now())) {
    // Tried again with the next page.
    catchUp().catch(() => {});
  }
  show(page);
}

async function catchUp(): Promise<void> {
  return (await loadWork()).catchUp();
}

function show(page: Document): void {
  const ids = wishes();
  for (const button of page.querySelectorAll<HTMLElement>("[data-wish]")) {
    const isWished = ids.includes(button.dataset["wish"] ?? "");
    button.setAttribute("aria-pressed", String(isWished));
    const use = button.querySelector("use");
    const icon = use?.getAttribute("href")?.replace(/#.*/, isWished ? "#heart-filled" : "#heart");
    if (icon) use?.setAttribute("href", icon);
  }
  for (const badge of page.querySelectorAll<HTMLElement>('[data-count="wishlist"]')) {
    badge.textContent = ids.length > 0 ? String(ids.length) : "";
    badge.hidden = ids.length === 0;
  }
}

function onSubmit(event: SubmitEvent): void {
  const { target: form } = event;
  if (!(form instanceof HTMLFormElement) || !form.matches("[data-wish-form]")) return;
  const button = form.querySelector<HTMLButtonElement>("[data-wish]");
  if (!button) return;
  event.preventDefault();
  void loadWork().then(({ toggleWish }) => toggleWish(button));
}
