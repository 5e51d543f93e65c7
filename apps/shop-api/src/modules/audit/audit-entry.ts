import { createHash } from "node:crypto";

/** Who did it, and from where. */
export interface Author {
  /** Null: not an account, but a command or somebody who could not sign in. */
  staffId: string | null;
  /** Mail address, or what else it was. */
  staff: string;
  address: string | null;
  device: string | null;
}

export interface AuditNote {
  /** Of the contract, or the command. */
  action: string;
  resource: string;
  /** What it was done to. */
  object: string | null;
  before?: unknown;
  after?: unknown;
}

/** A row as the hash is made over it. */
export interface ChainedEntry extends Author {
  id: number;
  /** `2026-11-17T12:00:00.000Z` */
  at: string;
  action: string;
  resource: string;
  object: string | null;
  /** JSON as it is stored, to the letter. */
  before: string | null;
  after: string | null;
  previousHash: string;
}

/** In a fixed order, each value marked as what it is: no two rows have one text. */
export function hashOfEntry(entry: ChainedEntry): string {
  const { id, at, staffId, staff, action, resource, object, before, after } = entry;
  const { address, device, previousHash } = entry;
  const content = [id, at, staffId, staff, action, resource, object, before, after, address, device];
  return createHash("sha256")
    .update(JSON.stringify([previousHash, ...content]))
    .digest("hex");
}

const hidden = /password|secret|token/i;
const opens = /(?:^c|C)ode$|(?:^h|H)ash$|Codes$/;

/** What a record keeps of a thing: everything but what would open something. */
export function recorded(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return JSON.stringify(value, (key, each: unknown) => (isHidden(key) ? undefined : storable(each)));
}

/** PostgreSQL takes neither zero characters nor halves of a pair. */
function storable(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value;
}

function isHidden(key: string): boolean {
  return hidden.test(key) || opens.test(key);
}
