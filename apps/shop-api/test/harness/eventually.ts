/** Asks again until the answer fits, at most until the deadline; then throws what was still wrong. */
export async function eventually(check: () => Promise<void>, deadlineMs: number): Promise<number> {
  const begun = performance.now();
  for (;;) {
    try {
      await check();
      return performance.now() - begun;
    } catch (error) {
      if (performance.now() - begun > deadlineMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
