import { fitQuantity } from "../../../ui/form/quantity-range.ts";
import { changeOf, readChange, valueOf } from "./cart-change.ts";
import type { CartChange } from "./cart-change.ts";
import { createCartQueue } from "./cart-queue.ts";
import type { CartAnswer } from "../change/cart-answer.ts";
import { sendChange, sendLastChange } from "./cart-request.ts";
import { cartStore, knownView } from "./cart-store.ts";
import type { Removal } from "./cart-store.ts";
import { rememberCart } from "./counted-cart.ts";
import { onPageLeft } from "./page-left.ts";
import { createQuantityDrafts, quantityToSend } from "./quantity-drafts.ts";
import { sayAnswer } from "./say-answer.ts";
import { answeredMessages, isPutIn, showAnswer } from "./show-answer.ts";
import type { Answered } from "./show-answer.ts";
import { messageKind } from "../read/cart-message.ts";
import { reportChange } from "./tracked-cart.ts";
import { isCartSeen } from "./seen-cart.ts";
import { openSideCart, prepareSideCart } from "./side-cart-dialog.ts";

// One queue for the page, so no answer overtakes another.
const queue = createCartQueue<CartAnswer>({
  send: (change) => sendChange(cartPath(), change),
  done: (answer, change, hasFailed) => onAnswer({ answer, change, hasFailed }, change),
  onOpen: () => cartStore.setState({ open: [...queue.open()] }),
});
const drafts = createQuantityDrafts(sendQuantity);
let waiters: { change: CartChange; tell: () => void }[] = [];
let errorCount = 0;
let isWatchingTheEnd = false;

export function readCart(): void {
  queue.add(readChange);
}

/** Sends the fields of a form. Resolves when they are answered. */
export function submitChange(fields: CartChange["fields"]): Promise<void> {
  const change = changeOf(fields);
  if (change.line !== null) drop(change.line);
  if (change.line !== null && change.intent === "quantity") {
    sendQuantity(change.line, Number(valueOf(fields, "quantity")));
    return Promise.resolve();
  }
  if (change.intent === "add") prepareSideCart();
  return new Promise((resolve) => {
    waiters.push({ change, tell: resolve });
    add(change);
  });
}

/** Every key stroke and click comes here; the number is sent when they rest. Null: nothing is in the field. */
export function editQuantity(line: string, quantity: number | null): void {
  watchTheEnd();
  if (quantity === null) return drop(line);
  drafts.edit(line, quantity);
  showDrafts();
}

/** Sends what waits. Resolves when the cart is what the buyer sees: false when something went wrong on the way. */
export async function settleCart(): Promise<boolean> {
  const before = errorCount;
  drafts.flush();
  await queue.whenSettled();
  return errorCount === before;
}

export function bringBack(removal: Removal): void {
  forgetRemoval(removal);
  void submitChange(Object.entries(removal.restore));
}

export function forgetRemoval(removal: Removal): void {
  cartStore.setState(({ removals }) => ({ removals: removals.filter((other) => other !== removal) }));
}

export function closeMessages(): void {
  cartStore.setState(({ messages }) => ({ messages: { ...messages, list: [] } }));
}

function add(change: CartChange): void {
  watchTheEnd();
  queue.add(change);
}

function drop(line: string): void {
  drafts.drop(line);
  showDrafts();
}

function showDrafts(): void {
  cartStore.setState({ drafts: new Map(drafts.wanted()) });
}

function sendQuantity(line: string, wanted: number): void {
  showDrafts();
  const groups = knownView(cartStore.getState())?.cart.groups ?? [];
  const known = groups.flatMap(({ lines }) => lines).find(({ id }) => id === line);
  if (!known?.range) return;
  const quantity = quantityToSend(fitQuantity(known.range, wanted), known.quantity);
  if (quantity !== null) add(quantityChange(line, quantity));
}

function quantityChange(line: string, quantity: number): CartChange {
  return changeOf([
    ["intent", "quantity"],
    ["lineId", line],
    ["quantity", String(quantity)],
  ]);
}

function onAnswer(answered: Answered, change: CartChange): void {
  const { answer } = answered;
  const state = cartStore.getState();
  const known = knownView(state);
  const shown = showAnswer(state, known, answered);
  if (answer?.view) rememberCart(answer.view.cart);
  if (answer?.view && !answered.hasFailed) reportChange(change, known?.cart ?? null, answer.view.cart);
  if (isPutIn(answered)) openSideCart();
  const isSeen = isCartSeen();
  // Where no cart is seen, they are said elsewhere.
  cartStore.setState(isSeen ? shown : { ...shown, messages: { ...shown.messages, list: [] } });
  if (answeredMessages(answered).some(({ key }) => messageKind(key) === "error")) errorCount += 1;
  sayAnswer(answered, { isSeen, isOnPage: state.page !== null, t: state.language?.t ?? null });
  tellWaiters();
}

/** Changes that wait may become one, or give way to a later one: whatever is not on its way any more has been dealt with. */
function tellWaiters(): void {
  const isOpen = ({ change }: { change: CartChange }) =>
    queue.open().some(({ intent, line }) => intent === change.intent && line === change.line);
  const done = waiters.filter((waiter) => !isOpen(waiter));
  waiters = waiters.filter(isOpen);
  for (const { tell } of done) tell();
}

/** What was not sent yet when the page is left is sent then. */
function watchTheEnd(): void {
  if (isWatchingTheEnd) return;
  isWatchingTheEnd = true;
  onPageLeft((mayReturn) => {
    const [, ...waiting] = queue.open();
    const wanted = [...drafts.wanted()].map(([line, quantity]) => quantityChange(line, quantity));
    for (const change of [...waiting, ...wanted]) {
      // A page that may come back goes on where it was; only what can be said twice is said now.
      if (!mayReturn || change.intent === "quantity") sendLastChange(cartPath(), change);
    }
  });
}

function cartPath(): string {
  const { language } = cartStore.getState();
  if (!language) throw new Error("cart: no island has brought the language");
  return language.href("/checkout/cart");
}
