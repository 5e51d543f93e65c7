import { Worker } from "node:worker_threads";
import type { Look, Looked } from "./look.ts";
import { PictureRefusal } from "./picture-refusal.ts";

/** Longer than any picture takes on any machine: whatever does not end by then never will. */
const HUNG_MS = 60_000;

export interface FeatureThread {
  look(kind: Look["kind"], bytes: Uint8Array): Promise<Float32Array>;
  close(): Promise<void>;
}

interface Waiting {
  resolve: (features: Float32Array) => void;
  reject: (error: Error) => void;
}

/** If the thread dies or hangs, its work fails and the next picture starts another. */
export function openFeatureThread(cores: number): FeatureThread {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  // The network is loaded before the first photo comes.
  let worker: Worker | undefined = start();

  function start(): Worker {
    const started = new Worker(new URL("./feature-thread.ts", import.meta.url), {
      name: "pictures",
      workerData: { cores },
    });
    started.on("message", settle);
    started.on("error", (error: Error) => fail(started, error));
    started.on("exit", () => fail(started, new Error("The picture thread ended")));
    return started;
  }

  function settle(looked: Looked): void {
    const caller = waiting.get(looked.id);
    waiting.delete(looked.id);
    if ("features" in looked) caller?.resolve(looked.features);
    else caller?.reject("refusal" in looked ? new PictureRefusal(looked.refusal) : new Error(looked.error));
  }

  function fail(ended: Worker, error: Error): void {
    if (worker !== ended) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  return {
    look: (kind, bytes) =>
      new Promise((resolve, reject) => {
        const running = (worker ??= start());
        const id = ++last;
        const hung = setTimeout(() => void running.terminate(), HUNG_MS);
        const done = () => clearTimeout(hung);
        waiting.set(id, {
          resolve: (features) => (done(), resolve(features)),
          reject: (error) => (done(), reject(error)),
        });
        running.postMessage({ id, kind, bytes } satisfies Look, []);
      }),
    async close() {
      await worker?.terminate();
    },
  };
}
