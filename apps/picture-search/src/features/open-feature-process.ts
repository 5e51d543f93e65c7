import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Look, Looked, ProcessMessage } from "./look.ts";
import { PictureRefusal } from "./picture-refusal.ts";

/**
 * Longer than any picture takes, also on a machine with much else to do: whatever does not end by then never will. Photos hold up other
 * photos, and whoever sent one has long been told that it takes too long.
 */
const HUNG_MS: HungMs = { photo: 60_000, picture: 300_000 };

type HungMs = Readonly<Record<Look["kind"], number>>;

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
      // It decodes what strangers send: whatever a picture makes it do, it finds no key and no address there.
      env: { PATH: process.env["PATH"] },
    });
    started.on("message", (looked) => settle(looked as Looked));
    started.on("error", (error: Error) => fail(started, error));
    const ended = () => fail(started, new Error("The process that looks at pictures ended"));
    started.on("exit", ended);
    // Nobody hears what it says any more, and it hears nobody.
    started.on("disconnect", ended);
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
    // One that cannot be told anything would go on for ever.
    ended.kill("SIGKILL");
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  return {
    look: (kind, bytes) =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new Error("Nobody looks at pictures any more");
        const running = (child ??= start());
        const id = ++last;
        const hung = setTimeout(() => running.kill("SIGKILL"), hungMs[kind]);
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
      const running = child;
      if (!running) return;
      await new Promise((resolve) => {
        running.once("exit", resolve);
        // What it could not be told ends it as well.
        running.once("error", resolve);
        running.send("end" satisfies ProcessMessage);
      });
    },
  };
}
