const QUICK_MS = 2000;
const SLOW_MS = 5000;
const QUICK_POLLS = 5;
const MOST_POLLS = 30;

/** How long to wait before looking again whether a payment was decided: soon at first, then calmly, at last not any more. */
export function nextPollMs(polls: number): number | null {
  if (polls >= MOST_POLLS) return null;
  return polls < QUICK_POLLS ? QUICK_MS : SLOW_MS;
}
