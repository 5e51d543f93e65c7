import type { Tx } from "../../../platform/database/transaction.ts";
import type { ReferenceData } from "../../reference/index.ts";
import { faultsByFamily, loadFamilies } from "../gate/check-families.ts";
import { refuseNewFaults } from "../gate/refuse-new-faults.ts";
import { type MakerRow, selectSoldFamilies } from "./maker.sql.ts";

/** Families looked at together: a large maker's goods do not fit into memory at once. */
const BATCH = 200;

/** None of its goods that are sold may lack something because of what the maker says now. */
export async function refuseWorseMaker(
  tx: Tx,
  reference: ReferenceData,
  before: MakerRow,
  after: MakerRow,
): Promise<void> {
  const sold = await selectSoldFamilies(tx, before.id);
  const [then, now] = [withMaker(reference, before), withMaker(reference, after)];
  for (let at = 0; at < sold.length; at += BATCH) {
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other is the point
    const families = await loadFamilies(tx, sold.slice(at, at + BATCH));
    const faults = (maker: ReferenceData) => [...faultsByFamily(families, maker, Date.now()).values()].flat();
    refuseNewFaults(faults(then), faults(now));
  }
}

function withMaker(
  reference: ReferenceData,
  { id, media_id, link, custom_fields, texts }: MakerRow,
): ReferenceData {
  const maker = { id, media_id, link, custom_fields, texts, page_paths: null };
  return { ...reference, manufacturer: new Map(reference.manufacturer).set(id, maker) };
}
