import { changedMeanwhile, type ProductSheet } from "@hearth/admin-contract";
import type { GateFault } from "@hearth/catalog/gate";
import type { Tx } from "../../platform/database/transaction.ts";
import type { ReferenceData } from "../reference/index.ts";
import { refuseNewFaults } from "./gate/refuse-new-faults.ts";
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
  const { before, familyId } = await lockSeenProduct(tx, reference, { id, version });
  await write(before);
  const after = await readProductSheet(tx, reference, id);
  if (await isSold(tx, familyId))
    refuseNewFaults(mustPass ? [] : before.gate.map(faultOf), after.gate.map(faultOf));
  return { before, after };
}

/** As it was read, and nobody else changes it until this change is done. */
export async function lockSeenProduct(
  tx: Tx,
  reference: ReferenceData,
  { id, version }: SeenProduct,
): Promise<{ before: ProductSheet; familyId: string }> {
  const familyId = await lockFamily(tx, id);
  const before = await readProductSheet(tx, reference, id);
  if (before.version !== version) throw changedMeanwhile(before);
  return { before, familyId };
}

/** Of a family only one change at a time: what the gate says depends on all its members. */
async function lockFamily(tx: Tx, id: string): Promise<string> {
  const familyId = await selectFamilyId(tx, id);
  if (familyId === undefined) throw noSuchProduct();
  await lockProducts(tx, [familyId, id]);
  return familyId;
}

function faultOf({ productId, ...reason }: ProductSheet["gate"][number]): GateFault {
  return { ...reason, key: productId, kind: reason.kind as GateFault["kind"] };
}
