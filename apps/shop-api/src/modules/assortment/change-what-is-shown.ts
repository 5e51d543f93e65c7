import type { Tx } from "../../platform/database/transaction.ts";
import type { ReferenceData } from "../reference/index.ts";
import { faultsByFamily, loadFamilies } from "./gate/check-families.ts";
import { refuseNewFaults } from "./gate/refuse-new-faults.ts";
import { isSold, lockProducts, selectFamilyIds } from "./product-record.sql.ts";

/** A change of something that products show, a picture's words for instance: none of them that is sold may become worse by it. */
export async function changeWhatIsShown<T>(
  tx: Tx,
  reference: ReferenceData,
  productIds: readonly string[],
  write: () => Promise<T>,
): Promise<T> {
  const familyIds = await selectFamilyIds(tx, productIds);
  await lockProducts(tx, familyIds);
  const sold: string[] = [];
  for (const id of familyIds) if (await isSold(tx, id)) sold.push(id);
  const faults = async () => {
    const families = await loadFamilies(tx, sold);
    return [...faultsByFamily(families, reference, Date.now()).values()].flat();
  };
  const before = await faults();
  const written = await write();
  refuseNewFaults(before, await faults());
  return written;
}
