import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { failure } from "@hearth/contract";

/** OWASP's first choice for argon2id; one hash costs about 14 ms of a core and 19 MiB. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

/** A login storm may not take the cores the catalogue needs, so few hashes run at once and few may wait. */
const MAX_RUNNING = 2;
const MAX_WAITING = 50;
const RETRY_SECONDS = 5;

const hashRaw = promisify(argon2);

export interface PasswordHasher {
  /** PHC string: algorithm, parameters and salt travel with the hash. */
  hash(password: string): Promise<string>;
  /** Takes the same time whether there is a hash or not: nobody learns which addresses have an account. */
  verify(password: string, hash: string | null): Promise<boolean>;
}

export async function createPasswordHasher(): Promise<PasswordHasher> {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function bounded<T>(work: () => Promise<T>): Promise<T> {
    if (running >= MAX_RUNNING) {
      if (waiting.length >= MAX_WAITING) throw tooManyAtOnce();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  const hash = (password: string) =>
    bounded(async () => {
      const salt = randomBytes(SALT_BYTES);
      return encode(salt, await derive(password, salt, { memory: MEMORY_KIB, passes: PASSES, lanes: LANES }));
    });
  const nobody = await hash(randomBytes(SALT_BYTES).toString("hex"));

  return {
    hash,
    verify: (password, stored) =>
      bounded(async () => {
        const known = decode(stored ?? nobody);
        const tag = await derive(password, known.salt, known);
        return timingSafeEqual(tag, known.tag) && stored !== null;
      }),
  };
}

interface Cost {
  memory: number;
  passes: number;
  lanes: number;
}

function derive(password: string, salt: Buffer, { memory, passes, lanes }: Cost): Promise<Buffer> {
  // NFKC: the same password typed on another keyboard gives the same bytes.
  const message = Buffer.from(password.normalize("NFKC"));
  return hashRaw("argon2id", {
    message,
    nonce: salt,
    memory,
    passes,
    parallelism: lanes,
    tagLength: TAG_BYTES,
  });
}

function encode(salt: Buffer, tag: Buffer): string {
  const text = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${text(salt)}$${text(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function decode(phc: string): Cost & { salt: Buffer; tag: Buffer } {
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
