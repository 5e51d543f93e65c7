/** Pages loaded ahead of a click: at most so many at a time, the newest wish first, none twice. */
export const preloadLimit = 4;

export function createPreloadQueue(load: (href: string) => Promise<unknown>, limit = preloadLimit) {
  const known = new Set<string>();
  const waiting: string[] = [];
  let running = 0;

  function next() {
    const href = running < limit ? waiting.pop() : undefined;
    if (href === undefined) return;
    running += 1;
    void load(href)
      .catch(() => undefined)
      .finally(() => {
        running -= 1;
        next();
      });
    next();
  }

  return {
    add(href: string) {
      if (known.has(href)) return;
      known.add(href);
      waiting.push(href);
      next();
    },
  };
}
