import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Transact } from "../../platform/database/transaction.ts";
import { isPathTaken, lockFiles, REMOVE_MEDIA_FILES } from "./media-files.sql.ts";

/** What the worker does about pictures. */
export function mediaJobs(transact: Transact, mediaDir: string) {
  return {
    [REMOVE_MEDIA_FILES]: (payload: unknown) =>
      removeFiles(transact, mediaDir, (payload as { paths: string[] }).paths),
  };
}

/** Unless the same picture has come back meanwhile: its files are the same. */
function removeFiles(transact: Transact, mediaDir: string, paths: readonly string[]): Promise<void> {
  return transact(async (tx) => {
    await lockFiles(tx);
    if (await isPathTaken(tx, paths[0] ?? "")) return;
    for (const path of paths) await rm(join(mediaDir, basename(path)), { force: true });
  });
}
