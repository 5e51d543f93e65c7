import { adminFailure, changedMeanwhile, type ProductSheet } from "@hearth/admin-contract";
import { type GateFault, newFaults } from "@hearth/catalog/gate";
import type { Tx } from "../../platform/transaction.ts";
import type { ReferenceData } from "../reference/index.ts";
import { isSold, lockProducts, selectFamilyId } from "./product-record.sql.ts";
import { noSuchProduct, readProductSheet } from "./product-sheet.ts";

export interface SeenProduct {
  id: string;
  /** The version that was read. */
  version: number;
}

export interface ProductChange {
  before: ProductSheet;
  after: ProductSheet;
}

/**
 * A change of what was read, as it was read. What is sold already may be faulty, but no change makes it worse: if the gate finds
 * something new, nothing is changed. `mustPass`: it has to be without fault.
 */
export async function changeSeenProduct(
  tx: Tx,
  reference: ReferenceData,
  { id, version, mustPass = false }: SeenProduct & { mustPass?: boolean },
  write: (before: ProductSheet) => Promise<void>,
): Promise<ProductChange> {
  const familyId = await lockFamily(tx, id);
  const before = await readProductSheet(tx, reference, id);
  if (before.version !== version) throw changedMeanwhile(before);
  await write(before);
  const after = await readProductSheet(tx, reference, id);
  if (await isSold(tx, familyId)) refuseFaults(mustPass ? [] : before.gate, after.gate);
  return { before, after };
}

/** Of a family only one change at a time: what the gate says depends on all its members. */
async function lockFamily(tx: Tx, id: string): Promise<string> {
  const familyId = await selectFamilyId(tx, id);
  if (familyId === undefined) throw noSuchProduct();
  await lockProducts(tx, [familyId, id]);
  return familyId;
}

type Reasons = ProductSheet["gate"];

function refuseFaults(known: Reasons, found: Reasons): void {
  const fresh = newFaults(known.map(faultOf), found.map(faultOf));
  if (fresh.length === 0) return;
  throw adminFailure(409, "ADMIN__NOT_PUBLISHABLE", {
    detail: "The publish gate has something against it.",
    parameters: { reasons: fresh.map(({ key, ...fault }) => ({ ...fault, productId: key })) },
  });
}

function faultOf({ productId, ...reason }: Reasons[number]): GateFault {
  return { ...reason, key: productId, kind: reason.kind as GateFault["kind"] };
}
