const quickMs = 2000;
const slowMs = 5000;
const quickPolls = 5;
const mostPolls = 30;

/** How long to wait before looking again whether a payment was decided: soon at first, then calmly, at last not any more. */
export function nextPollMs(polls: number): number | null {
  if (polls >= mostPolls) return null;
  return polls < quickPolls ? quickMs : slowMs;
}
