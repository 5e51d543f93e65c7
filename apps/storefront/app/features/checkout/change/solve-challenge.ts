interface Work {
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

/** Hashes between two looks at the page: a few milliseconds, so that nothing stands still. */
const AT_ONCE = 250;
/** Told often enough to be seen, seldom enough for a screen reader. */
const PROGRESS_STEPS = 10;

/**
 * The shop's calculation: `salt.digest.most.…` asks which number up to `most` has this SHA-256 behind the salt. There is exactly one,
 * so that nobody waits longer than the longest way. Answers the challenge with the number; null when it was stopped or has none.
 */
export async function solveChallenge(
  challenge: string,
  { signal, onProgress }: Work,
): Promise<string | null> {
  const [salt = "", digest = "", limit = "0"] = challenge.split(".");
  const most = Number(limit);
  let told = -1;
  for (let from = 0; from <= most; from += AT_ONCE) {
    if (signal.aborted) return null;
    const step = Math.floor((from / most) * PROGRESS_STEPS);
    if (step > told) onProgress((told = step) * (100 / PROGRESS_STEPS));
    const numbers = Array.from({ length: Math.min(AT_ONCE, most - from + 1) }, (_, n) => from + n);
    // oxlint-disable-next-line no-await-in-loop -- the browser paints in between
    const digests = await Promise.all(numbers.map((number) => sha256(`${salt}.${number}`)));
    const at = digests.indexOf(digest);
    if (at !== -1) return `${challenge}.${from + at}`;
  }
  return null;
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
