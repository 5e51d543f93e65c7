import { parentPort, workerData } from "node:worker_threads";
import { describePhoto, describePicture } from "./describe.ts";
import type { Look, Looked } from "./look.ts";
import { openNetwork } from "./network.ts";
import { readPicture, UnreadablePicture } from "./read-picture.ts";

/** A thread that looks at pictures and nothing else: the server answers probes and counts its queue while a core is busy here. */
const { cores } = workerData as { cores: number };
const network = await openNetwork(cores);

parentPort?.on("message", (look: Look) => {
  void answer(look).then((looked) => parentPort?.postMessage(looked, []));
});

async function answer({ id, kind, bytes }: Look): Promise<Looked> {
  try {
    const picture = await readPicture(bytes);
    const describe = kind === "photo" ? describePhoto : describePicture;
    return { id, features: await describe(picture, network) };
  } catch (error) {
    if (error instanceof UnreadablePicture) return { id, refusal: error.code };
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
