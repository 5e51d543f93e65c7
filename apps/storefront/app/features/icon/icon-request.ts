/** How long one resource may take; when the next one is asked as well; how long our own endpoint may keep the next waiting. */
export const ICON_TIMEOUT_MS = 5000;
export const ICON_ROTATE_MS = 750;
export const LOCAL_TIMEOUT_MS = 500;

type Get = (url: string, signal: AbortSignal) => Promise<Response>;

/**
 * The answer of the first resource that has one, or null: none of them knows the icons, or none answered.
 *
 * Asks the resources in their order, our own endpoint first. The next is asked when one fails, or is slow. A 404 ends it all: a set
 * that is not there will not be elsewhere. `urls` holds the same question for each resource.
 */
export function requestIcons(urls: readonly string[], get: Get): Promise<unknown> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    let next = 0;
    let open = 0;
    let rotation: ReturnType<typeof setTimeout> | undefined;

    function finish(answer: unknown) {
      clearTimeout(rotation);
      resolve(answer);
      stop.abort();
    }

    function askNext() {
      clearTimeout(rotation);
      const url = urls[next];
      if (url === undefined) {
        if (open === 0) finish(null);
        return;
      }
      const isLocal = next === 0;
      next += 1;
      open += 1;
      const hasMore = next < urls.length;
      // With nobody else to ask, a slow line is no reason to give up early.
      const timeoutMs = isLocal && hasMore ? LOCAL_TIMEOUT_MS : ICON_TIMEOUT_MS;
      if (hasMore) rotation = setTimeout(askNext, ICON_ROTATE_MS);
      void ask(url, timeoutMs);
    }

    async function ask(url: string, timeoutMs: number) {
      const outcome = await fetchIcons(url, timeoutMs, get, stop.signal);
      open -= 1;
      if (outcome.kind === "found") finish(outcome.answer);
      else if (outcome.kind === "missing") finish(null);
      else askNext();
    }

    askNext();
  });
}

type Outcome = { kind: "found"; answer: unknown } | { kind: "missing" } | { kind: "failed" };

async function fetchIcons(url: string, timeoutMs: number, get: Get, stop: AbortSignal): Promise<Outcome> {
  const tooLate = new AbortController();
  const timer = setTimeout(() => tooLate.abort(), timeoutMs);
  try {
    const response = await get(url, AbortSignal.any([tooLate.signal, stop]));
    if (response.status === 404) return { kind: "missing" };
    return response.ok ? { kind: "found", answer: await response.json() } : { kind: "failed" };
  } catch {
    return { kind: "failed" };
  } finally {
    clearTimeout(timer);
  }
}
