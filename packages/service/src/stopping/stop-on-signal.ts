/** A process that was told to end first says so to balancers, then finishes what it has, and does not wait for ever. */
export interface Stopping {
  /** Served still, but nobody new should be sent. */
  isDraining(): boolean;
}

export interface StopOptions {
  /** How long balancers need to notice; DRAIN_SECONDS. */
  drainMs: number;
  /** Refuses new requests and resolves when the running ones are done. */
  close: () => Promise<void>;
  onSignal?: (signal: NodeJS.Signals) => void;
}

/** What is not done by then is cut off: a connection that somebody opened and never used would hold the process up. */
const PATIENCE_MS = 10_000;
/** A turn of the event loop in which nearly nothing came in. */
const CALM_TURN_MS = 5;
const CALM_TURNS = 3;
const LONGEST_UNREST_MS = 2000;

export function stopOnSignal({ drainMs, close, onSignal }: StopOptions): Stopping {
  let isDraining = false;
  function stop(signal: NodeJS.Signals): void {
    if (isDraining) return;
    isDraining = true;
    onSignal?.(signal);
    setTimeout(() => void end(), drainMs);
  }
  async function end(): Promise<void> {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    await calmMoment();
    await close();
  }
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  return { isDraining: () => isDraining };
}

/**
 * Closing refuses connections that wait to be accepted and cuts those whose request was not read yet; a balancer may not send an order a
 * second time. One turn of the event loop accepts, the next one reads: after several in which nearly nothing happened nobody waits there.
 */
async function calmMoment(): Promise<void> {
  const begun = performance.now();
  let turn = begun;
  for (let calm = 0; calm < CALM_TURNS && turn - begun < LONGEST_UNREST_MS;) {
    await new Promise(setImmediate);
    const now = performance.now();
    calm = now - turn < CALM_TURN_MS ? calm + 1 : 0;
    turn = now;
  }
}
