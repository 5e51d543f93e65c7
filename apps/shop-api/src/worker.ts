import { ALL } from "./http/answer-endpoint.ts";
import { drainOutbox } from "./modules/projection/index.ts";
import { openServices } from "./open-services.ts";
import { announceChange } from "./platform/change-feed.ts";
import { readConfig } from "./platform/config.ts";
import type { Sql } from "./platform/database.ts";
import { tellStorefront } from "./platform/tell-storefront.ts";

/** The outbox wakes the worker; this only repairs a wake-up that was lost. */
const POLL_MS = 1000;

const config = readConfig(process.env);
const warn = (error: unknown) =>
  console.error(JSON.stringify({ level: "warn", worker: true, message: String(error) }));
const services = await openServices(config, warn);
const stop = new AbortController();
let wake = () => {};

await services.sql.listen("outbox", () => wake());
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    stop.abort();
    wake();
  });
}

const announce = (sql: Sql, tags: string[]) => announceChange(sql, tags, ALL);

async function onStale(tags: string[]): Promise<void> {
  await services.shared?.drop(tags);
  if (config.revalidateUrl)
    await tellStorefront(config.revalidateUrl, config.revalidateSecret, tags).catch(warn);
}

while (!stop.signal.aborted) {
  const woken = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const mayHaveMore = await drainOutbox({ ...services, everything: ALL, announce, onStale }).catch(
    (error: unknown) => {
      warn(error);
      return false;
    },
  );
  if (!mayHaveMore)
    await Promise.race([woken, new Promise((resolve) => setTimeout(resolve, POLL_MS).unref())]);
}
await services.close();
