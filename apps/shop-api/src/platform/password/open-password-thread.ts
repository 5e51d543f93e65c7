import { Worker } from "node:worker_threads";
import type { PasswordWork, WorkDone } from "./password-work.ts";

interface Waiting {
  resolve: (tag: Buffer) => void;
  reject: (error: Error) => void;
}

export interface PasswordThread {
  derive(work: PasswordWork): Promise<Buffer>;
  close(): Promise<void>;
}

/** Source while developing, a file beside the bundle in production. */
const entry = () =>
  new URL(`./password-thread.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`, import.meta.url);

/** Starts with the first password; if it dies, its work fails and the next password starts another. It keeps no process alive. */
export function openPasswordThread(): PasswordThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  function start(): Worker {
    const started = new Worker(entry(), { name: "passwords" });
    started.unref();
    started.on("message", (done: WorkDone) => settle(done));
    started.on("error", (error: Error) => fail(started, error));
    started.on("exit", () => fail(started, new Error("The password thread ended")));
    return started;
  }

  function settle(done: WorkDone): void {
    const caller = waiting.get(done.id);
    waiting.delete(done.id);
    if (waiting.size === 0) worker?.unref();
    if ("tag" in done) caller?.resolve(Buffer.from(done.tag));
    else caller?.reject(new Error(done.error));
  }

  function fail(ended: Worker, error: Error): void {
    if (worker !== ended) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  return {
    derive: (work) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        worker.ref();
        const id = ++last;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, work }, []);
      }),
    async close() {
      await worker?.terminate();
    },
  };
}
