import { crc32, inflateRawSync } from "node:zlib";

/** Of a file that is no archive, or wants more room than it is given. */
export class BadArchive extends Error {}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const MOST_ENTRIES = 1000;
const STORED = 0;
const DEFLATED = 8;

/** Unpacks an entry, or answers null where there is none. What an archive says about sizes is not believed: zlib stops at the limit. */
export type Unpack = (name: string, mostBytes: number) => Buffer | null;

interface Entry {
  method: number;
  crc: number;
  packedBytes: number;
  offset: number;
}

export function openArchive(file: Buffer): { names: readonly string[]; unpack: Unpack } {
  const entries = readDirectory(file);
  return {
    names: [...entries.keys()],
    unpack(name, mostBytes) {
      const entry = entries.get(name);
      return entry ? unpackEntry(file, entry, mostBytes) : null;
    },
  };
}

function readDirectory(file: Buffer): Map<string, Entry> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + END_BYTES > file.length || file.readUInt32LE(end) !== END_OF_DIRECTORY)
    throw new BadArchive("no archive");
  const count = file.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new BadArchive("too many entries");
  const entries = new Map<string, Entry>();
  let at = file.readUInt32LE(end + 16);
  for (let read = 0; read < count; read += 1) {
    if (at + ENTRY_BYTES > file.length || file.readUInt32LE(at) !== DIRECTORY_ENTRY)
      throw new BadArchive("no directory");
    const nameBytes = file.readUInt16LE(at + 28);
    const name = file.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    entries.set(name, {
      method: file.readUInt16LE(at + 10),
      crc: file.readUInt32LE(at + 16),
      packedBytes: file.readUInt32LE(at + 20),
      offset: file.readUInt32LE(at + 42),
    });
    at += ENTRY_BYTES + nameBytes + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

function unpackEntry(file: Buffer, { method, crc, packedBytes, offset }: Entry, mostBytes: number): Buffer {
  if (offset + LOCAL_BYTES > file.length || file.readUInt32LE(offset) !== LOCAL_ENTRY)
    throw new BadArchive("no entry");
  const begin = offset + LOCAL_BYTES + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  const packed = file.subarray(begin, begin + packedBytes);
  const content = inflated(packed, method, mostBytes);
  if (crc32(content) !== crc) throw new BadArchive("broken entry");
  return content;
}

function inflated(packed: Buffer, method: number, mostBytes: number): Buffer {
  if (method === STORED && packed.length <= mostBytes) return packed;
  if (method !== DEFLATED) throw new BadArchive("unknown packing");
  try {
    return inflateRawSync(packed, { maxOutputLength: mostBytes });
  } catch {
    throw new BadArchive("broken, or larger than it may be");
  }
}
