import { inRequests, withoutWishes } from "./wish-list.ts";
import {
  accountCopy,
  browserWishes,
  inTurn,
  isCustomer,
  keepAccountCopy,
  wishes,
  writeBrowserWishes,
} from "./wish-store.client.ts";

/** Keeps the page of the list like the list: cards come and go with it, whoever changed it. */
export function install(page: Document): void {
  const root = page.querySelector<HTMLElement>("[data-wishlist]");
  const list = root?.querySelector<HTMLElement>("[data-wish-cards]");
  if (!root || !list) return;
  const isOfAccount = root.dataset["wishlist"] === "account";
  if (isOfAccount) trustPage(list);
  let work = showList(root, list);
  page.addEventListener("hearth:wishes", () => {
    // Signed in or out in another tab: the page belongs to somebody else.
    if (isCustomer() !== isOfAccount) return location.reload();
    work = work.then(() => showList(root, list));
  });
}

/** The server has just written the list; what was known before is older, unless it was asked for since. */
function trustPage(list: HTMLElement): void {
  if (!isCustomer() || browserWishes().length > 0) return;
  if ((accountCopy()?.atMs ?? 0) < performance.timeOrigin) keepAccountCopy([...cardsOf(list).keys()]);
}

async function showList(root: HTMLElement, list: HTMLElement): Promise<void> {
  const ids = wishes();
  const shown = cardsOf(list);
  for (const [id, card] of shown) if (!ids.includes(id)) takeAway(card, list);
  const missing = ids.filter((id) => !shown.has(id));
  const hasAll = await fetchCards(list, missing);
  for (const skeleton of list.querySelectorAll("[data-skeleton]")) skeleton.remove();
  list.removeAttribute("aria-busy");
  const cards = cardsOf(list);
  if (missing.length > 0) list.append(...ids.flatMap((id) => cards.get(id) ?? []));
  const isEmpty = cards.size === 0;
  setShown(root, "[data-wish-empty]", isEmpty && hasAll);
  setShown(root, "[data-wish-failed]", !hasAll);
  setShown(root, "[data-wish-hint]", !isEmpty);
  if (missing.length === 0) return;
  list.ownerDocument.dispatchEvent(new CustomEvent("hearth:swap"));
  const gone = missing.filter((id) => !cards.has(id));
  if (hasAll && gone.length > 0 && !isCustomer()) await forgetGone(list, gone);
}

/** Products the shop does not sell any more are not counted either. */
async function forgetGone(list: HTMLElement, gone: readonly string[]): Promise<void> {
  await inTurn(() => writeBrowserWishes(withoutWishes(browserWishes(), gone)));
  list.ownerDocument.dispatchEvent(new CustomEvent("hearth:wishes"));
}

/** Whether the shop answered. */
async function fetchCards(list: HTMLElement, ids: readonly string[]): Promise<boolean> {
  for (const some of inRequests(ids)) {
    const answer = await fetch(`${list.dataset["wishCards"]}/${some.join(",")}`).catch(() => null);
    if (!answer?.ok) return false;
    const fragment = new DOMParser().parseFromString(await answer.text(), "text/html");
    list.append(...fragment.querySelectorAll("[data-wish-card]"));
  }
  return true;
}

/** The focus goes on to the next heart, so that a keyboard need not start again. */
function takeAway(card: HTMLElement, list: HTMLElement): void {
  const hadFocus = card.contains(card.ownerDocument.activeElement);
  const next = card.nextElementSibling ?? card.previousElementSibling;
  card.remove();
  if (!hadFocus) return;
  const heading = list.ownerDocument.querySelector<HTMLElement>("main h1");
  (next?.querySelector<HTMLElement>("[data-wish]") ?? heading)?.focus();
}

function cardsOf(list: HTMLElement): Map<string, HTMLElement> {
  const cards = [...list.querySelectorAll<HTMLElement>("[data-wish-card]")];
  return new Map(cards.map((card) => [card.dataset["wishCard"] ?? "", card]));
}

function setShown(root: HTMLElement, selector: string, isShown: boolean): void {
  const part = root.querySelector<HTMLElement>(selector);
  if (part) part.hidden = !isShown;
}
