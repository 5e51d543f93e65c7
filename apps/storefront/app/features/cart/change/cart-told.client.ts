import { showToast } from "../../../ui/toast.client.ts";
import type { NoticeType } from "../../../ui/notice-timing.ts";
import type { CartChange } from "./cart-change.ts";
import type { WordedMessage } from "../read/cart-message.ts";
import { lineOf, linesOf } from "./cart-focus.client.ts";

const noticeTypes: Record<WordedMessage["kind"], NoticeType> = {
  success: "success",
  notice: "warning",
  error: "danger",
};

/** Shows messages beside what was changed, until the cart is written anew. Where no cart is seen they are toasts. */
export function showMessages(
  view: HTMLElement,
  messages: readonly WordedMessage[],
  change: CartChange,
): void {
  if (messages.length === 0) return;
  const page = view.ownerDocument;
  if (!view.checkVisibility()) {
    for (const { kind, text } of messages) {
      showToast({ type: noticeTypes[kind], message: text, persistent: kind !== "success" });
    }
    return;
  }
  const notices = page.createElement("div");
  notices.className = "cart-told";
  notices.append(...messages.map(({ kind, text }) => makeNotice(page, noticeTypes[kind], text)));
  placeFor(view, change, notices);
  notices.scrollIntoView({ block: "nearest" });
}

/** The drawer shows the line itself, a page only says it: nobody is taken away from where they are. */
export function showAdded(view: HTMLElement, { line }: CartChange, text: string): void {
  const added = line === null ? undefined : lineOf(view, line);
  if (!view.closest("dialog") || !added) return showToast({ type: "success", message: text });
  added.classList.add("cart-line-new");
  added.scrollIntoView({ block: "nearest" });
}

function placeFor(view: HTMLElement, { line, intent }: CartChange, notices: HTMLElement): void {
  const changed = line === null ? undefined : lineOf(view, line);
  if (changed && intent !== "add") return changed.after(asItem(changed, notices));
  // A code that is gone was not a line the buyer sees: the field for codes is nearest.
  const near = intent === "remove-code" ? "code" : intent;
  const form = view.querySelector(`form:has([name=intent][value="${CSS.escape(near)}"])`);
  if (form && (line === null || near !== intent)) return form.after(notices);
  view.prepend(notices);
}

export type Removal = {
  /** The fields that bring the line back. */
  fields: [string, string][];
  text: string;
  /** The line that came after it. */
  nextLine: string | null;
};

/** In the place of each removed line: what is gone, and a button that brings it back. It has no clock. */
export function showRemovals(
  view: HTMLElement,
  removals: readonly Removal[],
  undo: { text: string; run: (removal: Removal) => void; forget: (removal: Removal) => void },
): void {
  for (const removal of removals) {
    const notice = makeNotice(view.ownerDocument, "info", removal.text);
    const button = view.ownerDocument.createElement("button");
    button.type = "button";
    button.className = "button button-secondary";
    button.textContent = undo.text;
    notice.querySelector("[data-toast-text]")?.append(button);
    notice.classList.add("cart-undo");
    const next = removal.nextLine === null ? undefined : lineOf(view, removal.nextLine);
    const last = linesOf(view).at(-1);
    if (next) next.before(asItem(next, notice));
    else if (last) last.after(asItem(last, notice));
    else view.prepend(notice);
    button.addEventListener("click", () => {
      notice.remove();
      undo.run(removal);
    });
    notice.querySelector("[data-notice-close]")?.addEventListener("click", () => undo.forget(removal));
  }
}

/** Between the items of a list only an item may stand. */
function asItem(neighbour: HTMLElement, notice: HTMLElement): HTMLElement {
  if (neighbour.tagName !== "LI") return notice;
  const item = neighbour.ownerDocument.createElement("li");
  item.className = "cart-note";
  item.append(notice);
  return item;
}

/** As a toast looks, but part of the page. */
function makeNotice(page: Document, type: NoticeType, text: string): HTMLElement {
  const template = page.querySelector<HTMLTemplateElement>(`template[data-toast-type="${type}"]`);
  const notice = template?.content.firstElementChild?.cloneNode(true);
  if (!(notice instanceof HTMLElement)) throw new Error("cart: the page has no toasts");
  notice.classList.remove("toast");
  const message = page.createElement("p");
  message.textContent = text;
  notice.querySelector("[data-toast-text]")?.append(message);
  return notice;
}
