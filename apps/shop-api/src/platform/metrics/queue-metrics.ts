import type { Figures } from "@hearth/service/metrics";

/** What waits inside this process. */
export interface Queues {
  /** How many stand in line, by what for. */
  lines: () => Readonly<Record<string, number>>;
  /** Something that costs nothing, asked on each pool of connections. */
  pools: Readonly<Record<string, () => Promise<unknown>>>;
  isDatabaseLost: () => boolean;
}

/** Long enough to call somebody, and told before the question itself is given up. */
const MOST_SECONDS = 1;

export function measureQueues(figures: Figures, { lines, pools, isDatabaseLost }: Queues): void {
  figures.gauges(
    "shop_api_waiting",
    "How many stand in line in this process: orders, pictures, passwords",
    "line",
    lines,
  );
  figures.gauge("shop_api_database_lost", "1 while the database does not answer this process", () =>
    isDatabaseLost() ? 1 : 0,
  );
  figures.gauges(
    "shop_api_pool_wait_seconds",
    `How long the smallest statement takes on each pool of connections, now, with its wait for one; ${MOST_SECONDS}: that or longer`,
    "pool",
    async () => {
      const entries = Object.entries(pools).map(async ([pool, ask]) => [pool, await secondsOf(ask)] as const);
      return Object.fromEntries(await Promise.all(entries));
    },
  );
}

async function secondsOf(ask: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<number>((resolve) => {
    timer = setTimeout(() => resolve(MOST_SECONDS), MOST_SECONDS * 1000);
  });
  const answered = ask().then(
    () => (performance.now() - start) / 1000,
    () => MOST_SECONDS,
  );
  const seconds = await Promise.race([answered, enough]);
  clearTimeout(timer);
  return seconds;
}
