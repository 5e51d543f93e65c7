/** Calls back when the page is left, each time. `mayReturn`: the browser keeps it, and may show it again as it was. */
export function onPageLeft(run: (mayReturn: boolean) => void): void {
  addEventListener("pagehide", ({ persisted }) => run(persisted));
}
