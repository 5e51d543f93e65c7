import { argon2Sync } from "node:crypto";
import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { NumberedWork, WorkDone } from "./password-work.ts";

/**
 * A thread that computes password hashes and nothing else, one after the other. It asks the system for the lowest priority, so that
 * whoever answers a shopper gets the core first.
 */
lowerPriority();
parentPort?.on("message", ({ id, work }: NumberedWork) => parentPort?.postMessage(done(id, work), []));

function done(id: number, work: NumberedWork["work"]): WorkDone {
  try {
    return { id, tag: argon2Sync("argon2id", work) };
  } catch (error) {
    return { id, error: (error as Error).message };
  }
}

/** Linux gives every thread a number and a priority of its own; elsewhere it would be the whole process's, and stays. */
function lowerPriority(): void {
  if (process.platform !== "linux") return;
  try {
    const thread = Number(readlinkSync("/proc/thread-self").split("/").pop());
    if (thread > 0 && thread !== process.pid) setPriority(thread, constants.priority.PRIORITY_LOW);
  } catch {
    // Without /proc, or where it may not be changed, hashing competes like everything else.
  }
}
