import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";

/** Entries of an archive as text. Throws when one is not as long as it says, or longer than it may be. */
export async function unpackEntries(
  archive: Buffer,
  isWanted: (name: string) => boolean,
  mostBytes: number,
): Promise<Map<string, string>> {
  const entries = new Map<string, string>();
  const zip = await fromBufferPromise(archive);
  for await (const entry of zip.eachEntry()) {
    if (!isWanted(entry.fileName)) continue;
    // While it is unpacked, more than it says of itself ends it.
    if (entry.uncompressedSize > mostBytes) throw new Error(`${entry.fileName} is too long`);
    const content = await buffer(await zip.openReadStreamPromise(entry));
    entries.set(entry.fileName, content.toString("utf8"));
  }
  return entries;
}
