/** What a visitor did in a part that did not run yet. */
export type EarlyAction =
  | { kind: "click"; target: HTMLElement }
  | { kind: "tick"; target: HTMLInputElement }
  | { kind: "submit"; target: HTMLFormElement; submitter: HTMLElement | null }
  | { kind: "input"; target: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement }
  | { kind: "key"; target: HTMLElement; key: string };

export interface EarlyWindow {
  hearthEarly?: {
    actions: EarlyAction[];
    /** While true, actions are let through. */
    isReplaying: boolean;
  };
}
