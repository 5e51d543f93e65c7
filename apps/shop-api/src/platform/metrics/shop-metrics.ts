import type { Figures } from "@hearth/service/metrics";

interface Waiting {
  waiting: number;
  /** When the oldest of them came. */
  oldest: string | null;
}

/** The same in whichever process it is read: rules take the largest of what several tell. */
export interface ShopFigures {
  outbox: Waiting;
  jobs: { due: Waiting; dead: Waiting };
  /** By who gives the money back. */
  refunds: { provider: Waiting; staff: Waiting };
  /** What providers told and nobody applied yet. */
  events: Waiting;
  mails: Waiting;
  workerSeenAt: string | null;
}

type Read = () => Promise<ShopFigures>;

export function measureShop(figures: Figures, read: Read): void {
  const once = shared(read);
  const waiting = (name: string, what: string, pick: (shop: ShopFigures) => Waiting) => {
    figures.gauge(`${name}_waiting`, `${what}: how many`, async () => pick(await once()).waiting);
    figures.gauge(
      `${name}_oldest_seconds`,
      `${what}: the age of the oldest, 0 where there is none`,
      async () => ageOf(pick(await once()).oldest),
    );
  };
  waiting("shop_outbox", "Changes the read models do not show yet", ({ outbox }) => outbox);
  waiting("shop_jobs", "Jobs that are due and not begun", ({ jobs }) => jobs.due);
  waiting("shop_dead_jobs", "Jobs nobody tries any more", ({ jobs }) => jobs.dead);
  waiting("shop_mails", "Mails that were neither sent nor refused for good", ({ mails }) => mails);
  waiting("shop_payment_events", "What providers told and nobody applied yet", ({ events }) => events);
  waiting("shop_refunds", "Money a provider has to give back", ({ refunds }) => refunds.provider);
  waiting("shop_transfers", "Money staff have to give back by hand", ({ refunds }) => refunds.staff);
  figures.gauge("shop_worker_silent_seconds", "Since the worker last said that it lives", async () => {
    const { workerSeenAt } = await once();
    return workerSeenAt === null ? Number.POSITIVE_INFINITY : ageOf(workerSeenAt);
  });
}

function ageOf(at: string | null): number {
  return at === null ? 0 : Math.max(0, (Date.now() - Date.parse(at)) / 1000);
}

/** All figures of one question are of one moment, and asked for once. */
function shared(read: Read): Read {
  let asking: Promise<ShopFigures> | undefined;
  return () => {
    asking ??= read().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
