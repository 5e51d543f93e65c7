/** Whether the database answers, known without waiting for it. */
export interface DatabasePulse {
  isLost(): boolean;
  /** Throws while it is lost: nobody queues behind a database that is away. */
  require(): void;
  /** All connections are opened anew: what they lead to will not do. */
  giveUp(): void;
  stop(): void;
}

export class DatabaseLost extends Error {
  constructor() {
    super("the database does not answer");
  }
}

export interface PulseOptions {
  /** Next to nothing, on a connection of its own. */
  ask: () => Promise<unknown>;
  /** Ends all connections: silent for long, they will never answer. */
  giveUp: () => void;
  everyMs?: number;
}

const EVERY_MS = 500;
/** One failure may be that of a single connection. */
const FAILURES = 2;
/** Ticks, not time: a process that is late itself has not waited for anybody. */
const SILENT_TICKS = 4;
const DEAF_TICKS = 10;

export function watchDatabase({ ask, giveUp, everyMs = EVERY_MS }: PulseOptions): DatabasePulse {
  // Lost until it answers: giving connections up is no answer.
  let isLost = false;
  let failures = 0;
  let waitedTicks = 0;
  let isAsking = false;

  const timer = setInterval(() => void tick(), everyMs).unref();

  async function tick(): Promise<void> {
    if (isAsking) {
      waitedTicks += 1;
      if (waitedTicks >= SILENT_TICKS) isLost = true;
      if (waitedTicks % DEAF_TICKS === 0) giveUp();
      return;
    }
    isAsking = true;
    try {
      await ask();
      failures = 0;
      isLost = false;
    } catch {
      failures += 1;
      if (failures >= FAILURES) isLost = true;
    }
    isAsking = false;
    waitedTicks = 0;
  }

  return {
    isLost: () => isLost,
    require() {
      if (isLost) throw new DatabaseLost();
    },
    giveUp,
    stop: () => clearInterval(timer),
  };
}
