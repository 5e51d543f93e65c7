export interface Kept<T> {
  get(): Promise<T>;
}

/**
 * Loads once and keeps the result. When it is old it is loaded anew behind the back of whoever asks; if that fails the old one goes on
 * being served, and the next to ask tries again.
 */
export function keep<T>(
  load: () => Promise<T>,
  { freshMs, now = Date.now }: { freshMs: number; now?: () => number },
): Kept<T> {
  let kept: { value: T; at: number } | undefined;
  let loading: Promise<T> | undefined;

  async function reload(): Promise<T> {
    try {
      const value = await load();
      kept = { value, at: now() };
      return value;
    } finally {
      loading = undefined;
    }
  }

  return {
    async get() {
      if (kept && now() - kept.at < freshMs) return kept.value;
      loading ??= reload();
      if (!kept) return loading;
      // Whoever waits for nothing must not end the process.
      loading.catch(() => {});
      return kept.value;
    },
  };
}

/** One for each key; keys come from settings or from the shop, never from a request: nothing is ever thrown away. */
export function keepEach<Subject, T>(
  keyOf: (subject: Subject) => string,
  load: (subject: Subject) => Promise<T>,
  options: { freshMs: number; now?: () => number },
): (subject: Subject) => Promise<T> {
  const each = new Map<string, Kept<T>>();
  return (subject) => {
    const key = keyOf(subject);
    const known = each.get(key) ?? keep(() => load(subject), options);
    each.set(key, known);
    return known.get();
  };
}
