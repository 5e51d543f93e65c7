import { announce } from "../../../platform/browser/announce.client.ts";
import { fitQuantity } from "../../../ui/quantity-range.ts";
import { keepCart } from "./cart-badge.client.ts";
import type { CartAnswer } from "./cart-answer.ts";
import { changeOf, readChange, valueOf } from "./cart-change.ts";
import type { CartChange } from "./cart-change.ts";
import { focusPlace, lineOf, linesOf, placeInLine, returnFocus } from "./cart-focus.client.ts";
import { markPending } from "./cart-marks.client.ts";
import { createCartQueue } from "./cart-queue.ts";
import { sendChange, sendLastWish } from "./cart-request.client.ts";
import { showAdded, showMessages, showRemovals } from "./cart-told.client.ts";
import type { Removal } from "./cart-told.client.ts";
import { createQuantityDrafts, quantityToSend } from "./quantity-drafts.ts";

// The cart of this page: what was answered, what is on its way, what is shown. One queue, so no answer overtakes another.
const view = findView();
const texts = document.querySelector<HTMLElement>("[data-cart-texts]")?.dataset ?? {};
const address = texts["address"] ?? location.pathname;

const queue = createCartQueue<CartAnswer>({
  send: (change) => sendChange(address, view.dataset["cartView"] ?? "", change),
  done: onAnswer,
  onOpen: mark,
});
const drafts = createQuantityDrafts(sendQuantity);
const busyButtons = new Map<HTMLElement, CartChange>();
let removals: Removal[] = [];
let lastPlace = focusPlace(view);
let hasError = false;

addEventListener("pagehide", ({ persisted }) => {
  const [, ...waiting] = queue.open();
  const wanted = [...drafts.wanted()].map(([line, quantity]) => quantityChange(line, quantity));
  for (const change of [...waiting, ...wanted]) {
    // A page that may come back goes on where it was; only what can be said twice is said now.
    if (!persisted || change.intent === "quantity") sendLastWish(address, change);
  }
});

export function readCart(): void {
  queue.add(readChange);
}

export function submitChange(fields: CartChange["fields"], button: HTMLElement | null): void {
  const change = changeOf(fields);
  if (change.line !== null && change.intent === "quantity") {
    button?.removeAttribute("aria-busy");
    drafts.drop(change.line);
    return sendQuantity(change.line, Number(valueOf(fields, "quantity")));
  }
  if (change.line !== null) drafts.drop(change.line);
  if (button) busyButtons.set(button, change);
  add(change);
}

/** Every key stroke and click comes here; the number is sent when they rest. */
export function editQuantity(input: HTMLInputElement): void {
  const line = input.closest<HTMLElement>("[data-cart-line]")?.dataset["cartLine"];
  if (line === undefined) return;
  if (Number.isNaN(input.valueAsNumber)) drafts.drop(line);
  else drafts.edit(line, input.valueAsNumber);
  mark();
}

/** Where to go waits until the cart is what the buyer sees. */
export async function leaveFor(link: HTMLAnchorElement): Promise<void> {
  link.setAttribute("aria-busy", "true");
  hasError = false;
  drafts.flush();
  await queue.whenSettled();
  link.removeAttribute("aria-busy");
  if (!hasError) location.assign(link.href);
}

function sendQuantity(line: string, wanted: number): void {
  const input = lineOf(view, line)?.querySelector<HTMLInputElement>("[data-cart-quantity]");
  if (!input) return;
  const range = { min: Number(input.min), max: Number(input.max), step: Number(input.step) };
  const quantity = quantityToSend(fitQuantity(range, wanted), Number(input.defaultValue));
  if (quantity === null) mark();
  else add(quantityChange(line, quantity));
}

function quantityChange(line: string, quantity: number): CartChange {
  return changeOf([
    ["intent", "quantity"],
    ["lineId", line],
    ["quantity", String(quantity)],
  ]);
}

function add(change: CartChange): void {
  // Before anything is held: what cannot be used loses the focus.
  lastPlace = focusPlace(view) ?? lastPlace;
  queue.add(change);
}

function mark(): void {
  markPending(view, { open: queue.open(), drafts: drafts.wanted() });
}

function onAnswer(answer: CartAnswer | null, change: CartChange, hasFailed: boolean): void {
  for (const [button, { intent, line }] of busyButtons) {
    if (intent !== change.intent || line !== change.line) continue;
    button.removeAttribute("aria-busy");
    busyButtons.delete(button);
  }
  const messages = [...(answer?.messages ?? [])];
  if (hasFailed && change.intent !== "read") messages.push({ kind: "error", text: texts["failed"] ?? "" });
  hasError ||= messages.some(({ kind }) => kind === "error");
  const said = messages.map(({ text }) => text).join(" ");
  // Said where the line was, with a way back.
  if (answer?.removed) noteRemoval(answer.removed, change, messages.shift()?.text ?? "");
  const isIn = !hasFailed && (change.intent === "add" || change.intent === "restore");
  const added = isIn && messages[0]?.kind === "success" ? messages.shift() : undefined;
  if (answer && answer.count !== null && answer.version !== null) {
    keepCart(window, { count: answer.count, version: answer.version });
  }
  if (answer?.html) write(answer.html);
  else showFailure();
  if (isIn && answer?.html) openSideCart();
  if (added) showAdded(view, change, added.text);
  showMessages(view, messages, change);
  if (said) announce(document, said);
  else if (change.intent !== "read") announce(document, texts["updated"] ?? "");
}

function write(html: string): void {
  const place = focusPlace(view) ?? (document.activeElement === document.body ? lastPlace : null);
  view.replaceChildren(...new DOMParser().parseFromString(html, "text/html").body.childNodes);
  view.removeAttribute("aria-busy");
  showRemovals(view, removals, { text: texts["undo"] ?? "", run: bringBack, forget });
  mark();
  if (place && view.checkVisibility()) returnFocus(view, place);
  lastPlace = null;
  // What came in has behaviour of its own.
  document.dispatchEvent(new CustomEvent("hearth:swap"));
}

/** What was shown before stays; where nothing was, there is a way to try again. */
function showFailure(): void {
  const failure = document.querySelector<HTMLTemplateElement>("template[data-cart-failure]");
  if (view.getAttribute("aria-busy") !== "true" || !failure) return;
  view.replaceChildren(failure.content.cloneNode(true));
}

function noteRemoval(fields: Record<string, string>, { line }: CartChange, text: string): void {
  const lines = linesOf(view);
  const index = lines.findIndex((element) => element.dataset["cartLine"] === line);
  removals.push({
    fields: Object.entries(fields),
    text,
    nextLine: lines[index + 1]?.dataset["cartLine"] ?? null,
  });
}

function forget(removal: Removal): void {
  removals = removals.filter((other) => other !== removal);
}

function bringBack(removal: Removal): void {
  forget(removal);
  const change = changeOf(removal.fields);
  lastPlace = placeInLine(change.line);
  add(change);
}

function openSideCart(): void {
  const dialog = view.closest("dialog");
  if (dialog && !dialog.open) dialog.showModal();
}

function findView(): HTMLElement {
  const found =
    document.querySelector<HTMLElement>('[data-cart-view="page"]') ??
    document.querySelector<HTMLElement>("[data-cart-view]");
  if (!found) throw new Error("cart: this page shows none");
  return found;
}
