const quickMs = 2000;
const slowMs = 5000;
const quickLooks = 5;
const mostLooks = 30;

/** How long to wait before looking again whether a payment was decided: soon at first, then calmly, at last not any more. */
export function nextLookMs(looks: number): number | null {
  if (looks >= mostLooks) return null;
  return looks < quickLooks ? quickMs : slowMs;
}
