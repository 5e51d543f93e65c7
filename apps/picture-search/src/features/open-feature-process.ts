import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Look, Looked, ProcessMessage } from "./look.ts";
import { PictureRefusal } from "./picture-refusal.ts";

/** Longer than any picture takes, also on a machine with much else to do: whatever does not end by then never will. */
const HUNG_MS = 300_000;

export interface FeatureProcess {
  look(kind: Look["kind"], bytes: Uint8Array): Promise<Float32Array>;
  /** Ends when the looks it was asked for are done. */
  close(): Promise<void>;
}

interface Waiting {
  resolve: (features: Float32Array) => void;
  reject: (error: Error) => void;
}

/**
 * A process that looks at pictures and nothing else. If it dies or hangs, its work fails and the next picture starts another. Not a
 * thread: the runtime of the network, stopped in the middle, takes with it whatever process it runs in.
 */
export function openFeatureProcess(
  cores: number,
  hungMs = HUNG_MS,
  file = "./feature-process.ts",
): FeatureProcess {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let isClosed = false;
  // The network is loaded before the first photo comes.
  let child: ChildProcess | undefined = start();

  function start(): ChildProcess {
    const started = fork(fileURLToPath(new URL(file, import.meta.url)), [String(cores)], {
      serialization: "advanced",
    });
    started.on("message", (looked) => settle(looked as Looked));
    started.on("error", (error: Error) => fail(started, error));
    started.on("exit", () => fail(started, new Error("The process that looks at pictures ended")));
    return started;
  }

  function settle(looked: Looked): void {
    const caller = waiting.get(looked.id);
    waiting.delete(looked.id);
    if ("features" in looked) caller?.resolve(looked.features);
    else caller?.reject("refusal" in looked ? new PictureRefusal(looked.refusal) : new Error(looked.error));
  }

  function fail(ended: ChildProcess, error: Error): void {
    if (child !== ended) return;
    child = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  return {
    look: (kind, bytes) =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new Error("Nobody looks at pictures any more");
        const running = (child ??= start());
        const id = ++last;
        const hung = setTimeout(() => running.kill("SIGKILL"), hungMs);
        waiting.set(id, {
          resolve(features) {
            clearTimeout(hung);
            resolve(features);
          },
          reject(error) {
            clearTimeout(hung);
            reject(error);
          },
        });
        running.send({ id, kind, bytes } satisfies ProcessMessage);
      }),
    async close() {
      isClosed = true;
      if (!child) return;
      const ended = once(child, "exit");
      child.send("end" satisfies ProcessMessage);
      await ended;
    },
  };
}
