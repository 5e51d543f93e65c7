import { setTimeout as pause } from "node:timers/promises";
import { createAnnouncer } from "./announce-stale.ts";
import { ALL } from "./http/answer/answer-endpoint.ts";
import { drainOutbox, feedEngine } from "./modules/projection/index.ts";
import type { OpenServices } from "./open-services.ts";

/** The outbox wakes the worker; this repairs a wake-up that was lost, and finds sales, which wake nobody. */
const POLL_MS = 500;
/** Sales are told at most this often: a page about the last pieces is rendered once a second at most, however many are sold. */
const STOCK_EVERY_MS = 1000;

/** Keeps the read models up to date until it is told to stop. */
export async function runWorker(
  services: OpenServices,
  signal: AbortSignal,
  warn: (error: unknown) => void,
): Promise<void> {
  let wake = () => {};
  const outbox = await services.sql.listen("outbox", () => wake());
  signal.addEventListener("abort", () => wake());
  const { announce, announceLate } = createAnnouncer(services);
  const feeding = keepFeeding(services, signal, warn);
  let stockTakenAt = -Infinity;
  let mayHaveMore = false;
  let takesStock = false;
  while (!signal.aborted) {
    const woken = new Promise<void>((resolve) => {
      wake = resolve;
    });
    takesStock = (takesStock && mayHaveMore) || performance.now() - stockTakenAt >= STOCK_EVERY_MS;
    if (takesStock) stockTakenAt = performance.now();
    const drained = drainOutbox({ ...services, everything: ALL, takesStock, announce });
    mayHaveMore = await drained.catch((error: unknown) => {
      warn(error);
      return false;
    });
    await announceLate().catch(warn);
    if (!mayHaveMore && !signal.aborted) await Promise.race([woken, pause(POLL_MS)]);
  }
  await Promise.all([outbox.unlisten(), feeding]);
}

/** What the engine missed is given to it as soon as it takes it again. */
async function keepFeeding(
  services: OpenServices,
  signal: AbortSignal,
  warn: (error: unknown) => void,
): Promise<void> {
  const { engine } = services;
  if (!engine) return;
  while (!signal.aborted) {
    const fed = feedEngine({ ...services, engine }).catch((error: unknown) => {
      warn(error);
      return false;
    });
    if (!(await fed)) await pause(POLL_MS, undefined, { signal }).catch(() => undefined);
  }
}
