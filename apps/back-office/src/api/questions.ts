import { useSyncExternalStore } from "react";

/** Something that only the person in front of the screen can answer, asked from code that is no component. */
export interface Question<Subject, Answer> {
  ask: (subject: Subject) => Promise<Answer>;
  answer: (answer: Answer) => void;
  subscribe: (listener: () => void) => () => void;
  pending: () => { subject: Subject } | null;
}

function createQuestion<Subject, Answer>(): Question<Subject, Answer> {
  const listeners = new Set<() => void>();
  let open: { subject: Subject; settle: (answer: Answer) => void; answered: Promise<Answer> } | null = null;
  const tell = () => listeners.forEach((listener) => listener());
  return {
    // Two calls at once that want the same proof wait for one answer.
    ask(subject) {
      if (open) return open.answered;
      const { promise, resolve } = Promise.withResolvers<Answer>();
      open = { subject, settle: resolve, answered: promise };
      tell();
      return promise;
    },
    answer(answer) {
      open?.settle(answer);
      open = null;
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pending: () => open,
  };
}

export function useQuestion<Subject, Answer>(
  question: Question<Subject, Answer>,
): { subject: Subject } | null {
  return useSyncExternalStore(question.subscribe, question.pending);
}

/** Password, code or passkey again; false: rather not. */
export const proofQuestion = createQuestion<null, boolean>();

export type Fields = Readonly<Record<string, unknown>>;

export interface Conflict {
  readonly current: Fields;
  readonly mine: Fields;
  /** Where `mine` is a step and not a version of its own. */
  readonly sinceSeen?: { readonly seen: Fields; readonly now: Fields };
}

/** Somebody was faster: see what they made of it, or put one's own in its place. */
export const conflictQuestion = createQuestion<Conflict, "reload" | "overwrite">();
