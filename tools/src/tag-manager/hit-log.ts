export interface Hit {
  receivedAt: string;
  /** Which queue of the page it was read from. */
  from: string;
  entry: { event?: string; [field: string]: unknown };
  page: string;
  /** As the script could read them. */
  cookies: string;
}

const KEPT = 500;

/** The newest hits, in memory only. */
export function createHitLog() {
  let hits: Hit[] = [];
  return {
    /** False: it is no hit. */
    take(body: string): boolean {
      const hit = readHit(body);
      if (hit) hits = [...hits, hit].slice(-KEPT);
      return hit !== null;
    },
    all: (): readonly Hit[] => hits,
    clear(): void {
      hits = [];
    },
  };
}

export type HitLog = ReturnType<typeof createHitLog>;

function readHit(body: string): Hit | null {
  try {
    const { from, entry, page, cookies } = JSON.parse(body) as Partial<Hit>;
    if (typeof from !== "string" || typeof entry !== "object" || typeof page !== "string") return null;
    return { receivedAt: new Date().toISOString(), from, entry, page, cookies: cookies ?? "" };
  } catch {
    return null;
  }
}
