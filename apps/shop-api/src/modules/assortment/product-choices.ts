import type { ProductChoices } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";
import { type ReferenceData, resolvedText, type Texts } from "../reference/index.ts";
import { selectCostTypes } from "./write-product.sql.ts";

/** Everything a form about a product can refer to, named in the shop's own language. */
export async function readProductChoices(sql: Sql, reference: ReferenceData): Promise<ProductChoices> {
  const { rows } = reference;
  const [channel] = rows.channels;
  const chain = reference.languageChain(channel?.language_id ?? "");
  const named = ({ id, texts }: { id: string; texts: Texts }) => ({
    id,
    name: resolvedText(texts, chain, "name") ?? "",
  });
  const byName = (all: readonly { id: string; texts: Texts }[]) =>
    all.map(named).toSorted((a, b) => a.name.localeCompare(b.name));
  const optionsOf = Map.groupBy(rows.propertyOptions, ({ group_id }) => group_id);
  return {
    standardGroupId: channel?.customer_group_id ?? "",
    customerGroups: byName(rows.customerGroups),
    countries: byName(rows.countries.filter(({ active }) => active)),
    taxes: rows.taxes.map(({ id, name }) => ({ id, name })),
    manufacturers: byName(rows.manufacturers),
    units: byName(rows.units),
    deliveryTimes: byName(rows.deliveryTimes),
    shippingCostTypes: await selectCostTypes(sql),
    properties: byName(rows.propertyGroups).map((group) => ({
      ...group,
      options: (optionsOf.get(group.id) ?? []).toSorted((a, b) => a.position - b.position).map(named),
    })),
  };
}
