import type { PassedMark } from "./passed-marks.ts";
import type { Proof } from "./proofs.ts";
import type { Requirement, Requirements } from "./requirements.ts";

export interface SettledRun {
  proven: Requirement[];
  /** Left out by a record. */
  deliberate: Requirement[];
  open: Requirement[];
}

/** Holds what passed against the list. A mark counts only where the sources have it: a title made of data proves nothing. */
export function settleRun(
  { items, leftOut }: Requirements,
  proofs: readonly Proof[],
  passed: readonly PassedMark[],
): SettledRun {
  const isOurs = ({ file, text }: PassedMark) =>
    proofs.some(
      (proof) => proof.text === text && (file.endsWith(`/${proof.path}`) || proof.path.endsWith(`/${file}`)),
    );
  const seen = new Set(passed.filter(isOurs).flatMap((mark) => mark.items));
  const without = new Set(leftOut.flatMap((reading) => reading.items));
  return {
    proven: items.filter(({ item }) => seen.has(item)),
    deliberate: items.filter(({ item }) => !seen.has(item) && without.has(item)),
    open: items.filter(({ item }) => !seen.has(item) && !without.has(item)),
  };
}
