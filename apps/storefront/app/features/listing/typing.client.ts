const typingPauseMs = 500;

/** Waits for the end of typing. An answer that arrives meanwhile must not take the typed number away. */
export function createTyping() {
  let timer: number | undefined;
  let typed: { id: string; value: string } | null = null;
  return {
    wait(field: HTMLInputElement, afterwards: () => void) {
      clearTimeout(timer);
      typed = { id: field.id, value: field.value };
      timer = window.setTimeout(() => {
        typed = null;
        afterwards();
      }, typingPauseMs);
    },
    stop() {
      clearTimeout(timer);
      typed = null;
    },
    restore() {
      const field = typed && document.getElementById(typed.id);
      if (typed && field instanceof HTMLInputElement) field.value = typed.value;
    },
  };
}
