import { addWaiting, readChange } from "./cart-change.ts";
import type { CartChange } from "./cart-change.ts";

export interface CartQueue {
  add: (change: CartChange) => void;
  /** The one that is on its way, then those that wait. */
  open: () => readonly CartChange[];
  isSettled: () => boolean;
  whenSettled: () => Promise<void>;
}

interface Work<Answer> {
  send: (change: CartChange) => Promise<Answer>;
  /** Called in the order of sending. Null: nothing is known of what became of it, nor could the cart be read again. */
  done: (answer: Answer | null, change: CartChange, hasFailed: boolean) => void;
  /** What is open has changed. */
  onOpen: () => void;
}

/** One request at a time, so answers come in the order of the changes. After a failure the truth is read again. */
export function createCartQueue<Answer>({ send, done, onOpen }: Work<Answer>): CartQueue {
  let sent: CartChange | null = null;
  let waiting: readonly CartChange[] = [];
  let settled: (() => void)[] = [];

  async function run(): Promise<void> {
    for (;;) {
      const [next, ...rest] = waiting;
      if (!next) break;
      sent = next;
      waiting = rest;
      onOpen();
      // oxlint-disable-next-line no-await-in-loop -- one at a time is the purpose
      const outcome = await ask(next);
      sent = null;
      done(outcome.answer, next, outcome.hasFailed);
    }
    onOpen();
    for (const tell of settled.splice(0)) tell();
  }

  async function ask(change: CartChange): Promise<{ answer: Answer | null; hasFailed: boolean }> {
    try {
      return { answer: await send(change), hasFailed: false };
    } catch {
      const answer = change.intent === "read" ? null : await send(readChange).catch(() => null);
      return { answer, hasFailed: true };
    }
  }

  const open = () => (sent ? [sent, ...waiting] : waiting);
  return {
    add(change) {
      const isIdle = open().length === 0;
      waiting = addWaiting(waiting, change);
      if (isIdle) void run();
      else onOpen();
    },
    open,
    isSettled: () => open().length === 0,
    whenSettled: () =>
      open().length === 0 ? Promise.resolve() : new Promise((resolve) => settled.push(resolve)),
  };
}
