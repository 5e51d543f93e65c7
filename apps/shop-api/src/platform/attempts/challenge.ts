import { createHash, randomBytes, randomInt } from "node:crypto";
import { isSeal, type KeyRing, seal } from "@hearth/service/secrets";
import type { Attempts } from "./attempts.ts";

/** Shorter than what is used is remembered: an hour. */
const LIFETIME_SECONDS = 600;
const PARTS = 6;

/** Work for a browser, to be done once: cheap for one order, dear for thousands. Nobody else is asked, nothing is kept of anybody. */
export interface Challenges {
  /** `salt.digest.most.expires.signature`: which number up to `most` has this SHA-256 behind the salt? */
  ask(now: number): string;
  /** The challenge with the number behind it: ours, in time, right, and not used before. */
  isSolved(proof: string, now: number): Promise<boolean>;
}

/** The keys are shared by all processes. */
export function createChallenges(
  keys: KeyRing,
  attempts: Pick<Attempts, "takeEach">,
  mostNumber: number,
): Challenges {
  return {
    ask(now) {
      const salt = randomBytes(16).toString("hex");
      const expires = Math.floor(now / 1000) + LIFETIME_SECONDS;
      const asked = [salt, digestOf(salt, String(randomInt(mostNumber + 1))), mostNumber, expires].join(".");
      return `${asked}.${seal(keys, textOf(asked))}`;
    },
    async isSolved(proof, now) {
      const parts = proof.split(".");
      const [salt = "", digest = "", most = "", expires = "", signature = "", number = ""] = parts;
      const asked = [salt, digest, most, expires].join(".");
      if (parts.length !== PARTS || !isSeal(keys, textOf(asked), signature)) return false;
      if (Number(expires) * 1000 < now || digestOf(salt, number) !== digest) return false;
      const use = { area: "challenge", kind: "used", value: salt, mostPerHour: 1 };
      return (await attempts.takeEach([use])) === undefined;
    },
  };
}

function digestOf(salt: string, number: string): string {
  return createHash("sha256").update(`${salt}.${number}`).digest("hex");
}

function textOf(asked: string): string {
  return `challenge ${asked}`;
}
