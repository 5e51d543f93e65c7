import type { Answer } from "./answer.ts";

interface Remembered {
  request: string;
  answer: Answer;
}

export type Remembering = { answer: Answer; isReplay: boolean } | "other-request";

export interface RememberedAnswers {
  /** The first answer to a key is the answer to it for ever; a key belongs to one request. */
  once(key: string, request: string, answer: () => Answer): Remembering;
}

export function rememberAnswers(): RememberedAnswers {
  const answers = new Map<string, Remembered>();
  return {
    once(key, request, answer) {
      const known = answers.get(key);
      if (known)
        return known.request === request ? { answer: known.answer, isReplay: true } : "other-request";
      const made = { request, answer: answer() };
      answers.set(key, made);
      return { answer: made.answer, isReplay: false };
    },
  };
}
