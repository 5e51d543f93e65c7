import { randomBytes, timingSafeEqual } from "node:crypto";
import { failure } from "@hearth/contract";
import { openPasswordThread, type PasswordThread } from "./open-password-thread.ts";

export interface PasswordCost {
  /** KiB. */
  memory: number;
  passes: number;
  lanes: number;
}

/** OWASP's first choice for argon2id; one hash costs about 14 ms of a core and 19 MiB. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, lanes: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;

/** Whoever comes when so many wait is asked to come again: a queue that only grows helps nobody. */
const MAX_WAITING = 20;
const RETRY_SECONDS = 5;

export interface PasswordHasher {
  /** PHC string: algorithm, parameters and salt travel with the hash. */
  hash(password: string): Promise<string>;
  /** Takes the same time whether there is a hash or not: nobody learns which addresses have an account. */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** Refuses when too many wait already. Asked before a login costs anything else: a storm is turned away at the door. */
  needsRoom(): void;
  /** How many wait for a thread. */
  waiting(): number;
  close(): Promise<void>;
}

/** A login storm may not take the cores the catalogue needs: hashes run in few threads of low priority, and few may wait for them. */
export function createPasswordHasher(threads: number, cost = PASSWORD_COST): PasswordHasher {
  const all = Array.from({ length: threads }, openPasswordThread);
  const free = [...all];
  const waiting: ((thread: PasswordThread) => void)[] = [];

  function needsRoom(): void {
    if (free.length === 0 && waiting.length >= MAX_WAITING) throw tooManyAtOnce();
  }

  async function inTurn<T>(work: (thread: PasswordThread) => Promise<T>): Promise<T> {
    needsRoom();
    const thread = free.pop() ?? (await new Promise<PasswordThread>((resolve) => waiting.push(resolve)));
    try {
      return await work(thread);
    } finally {
      const next = waiting.shift();
      if (next) next(thread);
      else free.push(thread);
    }
  }

  // Nobody's hash: no password has it, and looking for one costs as much as for any other.
  const nobody = encode(cost, randomBytes(SALT_BYTES), randomBytes(TAG_BYTES));
  return {
    needsRoom,
    waiting: () => waiting.length,
    hash: (password) =>
      inTurn(async (thread) => {
        const salt = randomBytes(SALT_BYTES);
        return encode(cost, salt, await derive(thread, password, { ...cost, salt }));
      }),
    verify: (password, stored) =>
      inTurn(async (thread) => {
        const known = decode(stored ?? nobody);
        const tag = await derive(thread, password, known);
        return timingSafeEqual(tag, known.tag) && stored !== null;
      }),
    async close() {
      await Promise.all(all.map((thread) => thread.close()));
    },
  };
}

interface Recipe extends PasswordCost {
  salt: Buffer;
}

function derive(
  thread: PasswordThread,
  password: string,
  { memory, passes, lanes, salt }: Recipe,
): Promise<Buffer> {
  // NFKC: the same password typed on another keyboard gives the same bytes.
  const message = Buffer.from(password.normalize("NFKC"));
  return thread.derive({ message, nonce: salt, memory, passes, parallelism: lanes, tagLength: TAG_BYTES });
}

function encode({ memory, passes, lanes }: PasswordCost, salt: Buffer, tag: Buffer): string {
  const text = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
  return `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$${text(salt)}$${text(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function decode(phc: string): Recipe & { tag: Buffer } {
  const [, memory, passes, lanes, salt = "", tag = ""] = PHC.exec(phc) ?? [];
  if (!memory) throw new Error("A stored password hash is not argon2id");
  return {
    memory: Number(memory),
    passes: Number(passes),
    lanes: Number(lanes),
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}

function tooManyAtOnce() {
  return failure(429, "FRAMEWORK__RATE_LIMIT_EXCEEDED", {
    detail: `Too many requests, try again in ${RETRY_SECONDS} seconds.`,
    parameters: { seconds: RETRY_SECONDS },
  });
}
