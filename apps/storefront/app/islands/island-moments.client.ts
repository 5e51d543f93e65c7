/** Slow machines are never idle; after this long a part begins anyway. */
const PATIENCE_MS = 2000;

type Wake = () => unknown;

const waiting: Wake[] = [];
let isRunning = false;
const emptyListeners = new Set<() => void>();

/** One part after the other, each in a moment of its own, so that no click waits for all of them. */
export function whenIdle(_element: Element, wake: Wake): void {
  waiting.push(wake);
  if (isRunning) return;
  isRunning = true;
  // What is seen is loaded first.
  if (document.readyState === "complete") requestNext();
  else addEventListener("load", requestNext, { once: true });
}

export function whenSeen(element: Element, wake: Wake): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Seen at once on a fresh page: then it waits for its turn as the others do.
      whenIdle(element, wake);
    },
    // Half a screen early: what a part changes when it begins is changed before anybody looks.
    { rootMargin: "50% 0px" },
  );
  // The element itself has no box.
  for (const child of element.children) observer.observe(child);
}

export function whenTouched(element: Element, wake: Wake): void {
  for (const type of ["pointerenter", "pointerdown", "focusin"]) {
    element.addEventListener(type, wake, { once: true, passive: true });
  }
}

/** Calls back when every part that waits for a quiet moment runs. */
export function whenAllRun(done: () => void): void {
  if (isRunning) emptyListeners.add(done);
  else done();
}

function requestNext(): void {
  // Not every browser tells when it is idle.
  const request = (window as Partial<Window>).requestIdleCallback;
  if (request) request(() => void runNext(), { timeout: PATIENCE_MS });
  else setTimeout(() => void runNext(), 1);
}

async function runNext(): Promise<void> {
  await waiting.shift()?.();
  if (waiting.length > 0) return requestNext();
  isRunning = false;
  for (const done of emptyListeners) done();
  emptyListeners.clear();
}
