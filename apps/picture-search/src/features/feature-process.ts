import { describePhoto, describePicture } from "./describe.ts";
import type { Look, Looked, ProcessMessage } from "./look.ts";
import { openNetwork } from "./network.ts";
import { readPicture, UnreadablePicture } from "./read-picture.ts";

/** Looks at pictures and nothing else: the server answers probes and counts its queue while a core is busy here. */
const network = await openNetwork(Number(process.argv[2]));

let last: Promise<void> = Promise.resolve();
process.on("message", (message: ProcessMessage) => {
  last = last.then(async () => {
    if (message === "end") process.exit();
    process.send?.(await answer(message));
  });
});
// Whoever asked is gone.
process.on("disconnect", () => process.exit());

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
