import type { Translate } from "@hearth/i18n";
import { announce } from "../../../ui/message/announcement-store.ts";
import { showToast } from "../../../ui/message/toast-store.ts";
import { cartMessage, noticeTypes } from "../read/cart-message.ts";
import { answeredMessages, isPutIn } from "./show-answer.ts";
import type { Answered } from "./show-answer.ts";

interface Listener {
  /** The buyer looks at the cart, which shows the messages itself. */
  isSeen: boolean;
  /** At the cart page, not at the drawer. */
  isOnPage: boolean;
  t: Translate | null;
}

/** Tells screen readers what became of a change, and everybody where no cart is seen. Nobody asked for a cart that is only read. */
export function sayAnswer(answered: Answered, { isSeen, isOnPage, t }: Listener): void {
  if (answered.change.intent === "read" || !t) return;
  const messages = answeredMessages(answered).map((message) => cartMessage(message, t));
  announce(messages.map(({ text }) => text).join(" ") || t("sideCart.updated"));
  for (const { kind, text, restore } of messages) {
    // The drawer shows the line itself, a page only says it: nobody is taken away from where they are.
    const isSaidOnPage = isOnPage && isPutIn(answered) && kind === "success";
    const isToast = !restore && (!isSeen || isSaidOnPage);
    if (isToast) showToast({ type: noticeTypes[kind], message: text, persistent: kind !== "success" });
  }
}
