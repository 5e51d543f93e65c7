import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Arrival, readJournal } from "../../../../../tools/src/purchase-receiver/purchase-receiver.ts";
import { freePort } from "../api-process.ts";
import { compileCache } from "../compile-cache.ts";
import { purchaseKey } from "./purchases.ts";
import type { SeededRandom } from "../seeded-random.ts";

const mainFile = join(import.meta.dirname, "../../../../../tools/src/purchase-receiver/main.ts");
/** Between taking a purchase and saying so: long enough that somebody dies in it now and then. */
const PAUSE_MS = 40;

export interface ReceiverProcess {
  readonly env: Readonly<Record<string, string>>;
  readonly kills: number;
  arrivals(): Arrival[];
  /** Dies and comes back, again and again, until it is told to stay. */
  stay(): Promise<void>;
  close(): Promise<void>;
}

/** The receiver of purchases as a process of its own, under `kill -9`; what it took stands in a file. */
export async function startDyingReceiver(random: SeededRandom): Promise<ReceiverProcess> {
  const port = await freePort();
  const journal = join(mkdtempSync(join(tmpdir(), "purchases-")), "journal");
  let kills = 0;
  const staying = new AbortController();
  let child: ChildProcess;
  const start = () => {
    child = spawn(process.execPath, [mainFile], {
      env: {
        ...compileCache,
        PURCHASE_RECEIVER_PORT: String(port),
        PURCHASE_EVENT_KEY: purchaseKey,
        PURCHASE_RECEIVER_JOURNAL: journal,
        PURCHASE_RECEIVER_PAUSE_MS: String(PAUSE_MS),
      },
      stdio: ["ignore", "ignore", "inherit"],
    });
  };
  const end = async () => {
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  };
  start();
  const dying = (async () => {
    for (;;) {
      await sleep(random.whole(500, 3000));
      if (staying.signal.aborted) return;
      await end();
      kills += 1;
      await sleep(random.whole(0, 500));
      start();
    }
  })();
  return {
    env: { PURCHASE_EVENT_URL: `http://127.0.0.1:${port}/purchase`, PURCHASE_EVENT_KEY: purchaseKey },
    get kills() {
      return kills;
    },
    arrivals: () => readJournal(journal),
    async stay() {
      staying.abort();
      await dying;
    },
    close: end,
  };
}
