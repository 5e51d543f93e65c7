import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listRepositoryFiles, repositoryRoot } from "../repository.ts";
import { type MarkedTitle, markedTitles } from "./marked-titles.ts";

export interface Proof extends MarkedTitle {
  path: string;
}

/** Every marked test of the repository. The tests of this tool have marks as examples. */
export function collectProofs(): Proof[] {
  return listRepositoryFiles()
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path) && !path.startsWith("tools/src/traceability/"))
    .toSorted()
    .flatMap((path) =>
      markedTitles(path, readFileSync(join(repositoryRoot, path), "utf8")).map((title) => ({
        path,
        ...title,
      })),
    );
}

export function proofsByItem(proofs: readonly Proof[]): Map<number, Proof[]> {
  const byItem = new Map<number, Proof[]>();
  for (const proof of proofs) {
    for (const item of new Set(proof.items)) byItem.set(item, [...(byItem.get(item) ?? []), proof]);
  }
  return byItem;
}
