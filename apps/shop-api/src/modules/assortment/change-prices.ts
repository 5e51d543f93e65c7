import type { PriceListFields } from "@hearth/admin-contract";
import { netFromGross, priceListProblem } from "@hearth/rules";
import type { Tx } from "../../platform/database/transaction.ts";
import type { ReferenceData } from "../reference/index.ts";
import { changeSeenProduct, type ProductChange, type SeenProduct } from "./change-seen-product.ts";
import { selectTaxId } from "./product-record.sql.ts";
import { type PriceColumns, writePrices } from "./write-prices.sql.ts";
import { wrongField } from "./wrong-field.ts";

/** All prices of a product, in the shop's own currency. The database notes each in the history, the outbox carries it to the pages. */
export function changeProductPrices(
  tx: Tx,
  reference: ReferenceData,
  seen: SeenProduct,
  lists: readonly PriceListFields[],
): Promise<ProductChange> {
  checkPriceLists(reference, lists);
  return changeSeenProduct(tx, reference, seen, async (before) => {
    const taxId = before.taxId ?? (before.parentId && (await selectTaxId(tx, before.parentId)));
    const rate = reference.tax.get(taxId ?? "")?.rate ?? 0;
    const currencyId = reference.rows.channels[0]?.currency_id ?? "";
    await writePrices(
      tx,
      seen.id,
      lists.flatMap((list) => priceColumns(list, currencyId, rate)),
    );
  });
}

function checkPriceLists(reference: ReferenceData, lists: readonly PriceListFields[]): void {
  const groups = lists.map(({ customerGroupId }) => customerGroupId);
  if (new Set(groups).size < groups.length) throw wrongField("prices", "GROUP_TWICE");
  for (const [index, list] of lists.entries()) {
    if (!reference.customerGroup.has(list.customerGroupId))
      throw wrongField(`prices/${index}/customerGroupId`, "UNKNOWN");
    const problem = priceListProblem(list);
    if (problem) throw wrongField(`prices/${index}/tiers`, problem);
  }
}

function priceColumns(
  { customerGroupId, listGrossCents, tiers }: PriceListFields,
  currencyId: string,
  rate: number,
): PriceColumns[] {
  return tiers.map(({ from, grossCents }) => ({
    customer_group_id: customerGroupId,
    currency_id: currencyId,
    quantity_start: from,
    gross_cents: grossCents,
    net_cents: netFromGross(grossCents, rate),
    list_gross_cents: listGrossCents,
    list_net_cents: listGrossCents === null ? null : netFromGross(listGrossCents, rate),
  }));
}
