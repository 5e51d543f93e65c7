import type { Sql } from "postgres";
import type { Analyzer } from "../analysis/analyzer.ts";
import type { IndexEntry } from "../port.ts";
import { entryFootprint } from "./entry-footprint.ts";
import { indexChanges } from "./index-changes.ts";
import { indexedHit } from "./indexed-hit.ts";
import { newRefs, readHits } from "./read-hits.sql.ts";
import { numberNames } from "./ref-names.sql.ts";
import { lockForWriting, writeChanges } from "./write-changes.sql.ts";

/** Reads what is there, computes the difference, writes only that: a changed price touches no word. */
export async function replaceFamilies(
  sql: Sql,
  analyzerOf: (locale: string) => Analyzer,
  familyIds: readonly string[],
  entries: readonly IndexEntry[],
): Promise<void> {
  const footprints = entries.map((entry) => entryFootprint(entry, analyzerOf));
  await sql.begin(async (transaction) => {
    await lockForWriting(transaction);
    const productIds = entries.map((entry) => entry.productId);
    const before = await readHits(transaction, familyIds, productIds);
    const refOf = new Map(before.map((hit) => [hit.productId, hit.ref]));
    const fresh = await newRefs(
      transaction,
      productIds.filter((id) => !refOf.has(id)),
    );
    for (const [productId, ref] of fresh) refOf.set(productId, ref);
    const lookup = await numberNames(
      transaction,
      footprints.flatMap((footprint) => footprint.tags),
      footprints.flatMap((footprint) => footprint.words),
    );
    const after = footprints.map((each) => indexedHit(each, knownRef(refOf, each.entry.productId), lookup));
    await writeChanges(transaction, indexChanges(before, after));
  });
}

function knownRef(refs: ReadonlyMap<string, number>, productId: string): number {
  const ref = refs.get(productId);
  if (ref === undefined) throw new Error(`No number for product ${productId}`);
  return ref;
}
