import { messageKind } from "../read/cart-message.ts";
import type { CartMessage } from "../read/cart-message.ts";
import type { CartViewData } from "../read/cart-view-data.ts";
import type { CartAnswer } from "../change/cart-answer.ts";
import type { CartChange } from "./cart-change.ts";
import type { ShownCart } from "./cart-store.ts";
import { lineIds, messagePlace } from "./message-place.ts";

export interface Answered {
  /** Null: nothing is known of what became of it, nor could the cart be read again. */
  answer: CartAnswer | null;
  change: Pick<CartChange, "intent" | "line">;
  /** The change did not arrive; the answer is the cart as it stands. */
  hasFailed: boolean;
}

/** All that was said about a change, in the order it is said. */
export function answeredMessages({ answer, change, hasFailed }: Answered): CartMessage[] {
  const messages = answer?.messages ?? [];
  return hasFailed && change.intent !== "read" ? [...messages, { key: "sideCart.changeFailed" }] : messages;
}

/** Whether something was to be put into the cart, and the shop answered. */
export function isPutIn({ answer, change, hasFailed }: Answered): boolean {
  return !hasFailed && Boolean(answer?.view) && ["add", "restore"].includes(change.intent);
}

/** What is shown after an answer. `known` is the cart as the page shows it, whoever rendered it. */
export function showAnswer(shown: ShownCart, known: CartViewData | null, answered: Answered): ShownCart {
  const { answer, change } = answered;
  const view = answer?.view ?? shown.view;
  const messages = answeredMessages(answered);
  const removed = messages.find(({ restore }) => restore);
  const added = messages.find(({ key }) => isPutIn(answered) && messageKind(key) === "success");
  const nextLine = lineAfter(known, change.line);
  return {
    view,
    hasFailed: !answer?.view,
    messages: {
      list: messages.filter((message) => message !== removed && message !== added),
      place: messagePlace(change, (view ?? known)?.cart ?? null),
    },
    removals: removed?.restore
      ? [...shown.removals, { message: removed, restore: removed.restore, nextLine }]
      : shown.removals,
    newLine: added ? change.line : null,
    focus: answer?.view ? focusAfter(change, lineIds(answer.view.cart), nextLine) : null,
  };
}

/** The line that came in; for a line that is gone the next one, or the last; else the heading. */
function focusAfter(
  { intent, line }: Answered["change"],
  lines: readonly string[],
  nextLine: string | null,
): ShownCart["focus"] {
  if (line === null || intent === "remove-code") return { line: null };
  // What had the focus in a line that stays is still there.
  if (lines.includes(line)) return intent === "add" || intent === "restore" ? { line } : null;
  return { line: nextLine !== null && lines.includes(nextLine) ? nextLine : (lines.at(-1) ?? null) };
}

function lineAfter(known: CartViewData | null, line: string | null): string | null {
  const lines = known ? lineIds(known.cart) : [];
  const index = lines.indexOf(line ?? "");
  return index < 0 ? null : (lines[index + 1] ?? null);
}
