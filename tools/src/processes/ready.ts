import { setTimeout as sleep } from "node:timers/promises";

/** Asks again until the answer is yes. */
export async function waitUntil(
  what: string,
  isReady: () => Promise<boolean>,
  limitMs: number,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await isReady())) {
    if (Date.now() > deadline) throw new Error(`${what} was not ready within ${limitMs / 1000} s`);
    await sleep(250);
  }
}

export async function waitUntilServes(url: string, limitMs = 60_000): Promise<void> {
  await waitUntil(
    url,
    async () => {
      try {
        const answer = await fetch(url, { redirect: "manual" });
        await answer.body?.cancel();
        return answer.status < 500;
      } catch {
        return false;
      }
    },
    limitMs,
  );
}
