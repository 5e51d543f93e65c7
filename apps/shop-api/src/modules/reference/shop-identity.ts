import type { ReferenceData } from "./reference-data.ts";
import type { SalesChannelRow } from "./reference-rows.ts";

export interface ShopIdentity {
  name: string;
  /** The company's, with its legal form. */
  legalName: string;
}

/** What staff wrote comes before the files' home page, and that before the bare name of the channel. */
export function shopIdentity(
  { company, category }: Pick<ReferenceData, "company" | "category">,
  channel: Pick<SalesChannelRow, "name" | "navigation_category_id">,
): ShopIdentity {
  if (company) return { name: company.shopName, legalName: company.name };
  const home = category.get(channel.navigation_category_id);
  const said = home?.custom_fields?.["hearth_shop"] as Partial<ShopIdentity> | undefined;
  return { name: said?.name ?? channel.name, legalName: said?.legalName ?? channel.name };
}
