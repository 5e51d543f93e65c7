/** A pointer that only passes over opens nothing; one that leaves for a moment closes nothing. In ms. */
export const HOVER_OPEN_DELAY = 150;
export const HOVER_CLOSE_DELAY = 300;

interface Actions<T> {
  open: (target: T) => void;
  close: () => void;
}

export interface HoverIntent<T> {
  over: (target: T | null) => void;
  cancel: () => void;
}

/** `over` is told what the pointer is on: a target, or nothing. */
export function createHoverIntent<T>({ open, close }: Actions<T>): HoverIntent<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: T | null | undefined;

  function cancel() {
    clearTimeout(timer);
    wanted = undefined;
  }

  return {
    over(target) {
      if (target === wanted) return;
      clearTimeout(timer);
      wanted = target;
      timer = setTimeout(
        () => (target === null ? close() : open(target)),
        target === null ? HOVER_CLOSE_DELAY : HOVER_OPEN_DELAY,
      );
    },
    cancel,
  };
}
