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
    await close();
  }
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  return { isDraining: () => isDraining };
}
