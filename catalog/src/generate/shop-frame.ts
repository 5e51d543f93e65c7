import type { Sql } from "postgres";

/** What generated products hang on: things the imported catalogue has brought. */
export interface ShopFrame {
  languageIds: readonly [string, string, string];
  groupId: string;
  currencyId: string;
  rootId: string;
  listingPageId: string | null;
  tax: { id: string; rate: number };
  deliveryTimeIds: readonly string[];
  shippingCostTypes: readonly string[];
}

/** Reads the frame; the catalogue must be imported and speak German, English and Polish. */
export async function readShopFrame(sql: Sql): Promise<ShopFrame> {
  const [channel] = await sql<{ group_id: string; currency_id: string; root_id: string }[]>`
    select customer_group_id as group_id, currency_id, navigation_category_id as root_id from sales_channel limit 1`;
  const languages = await sql<{ id: string; locale_code: string }[]>`select id, locale_code from language`;
  const [tax] = await sql<
    { id: string; rate: number }[]
  >`select id, rate::float from tax order by position limit 1`;
  const [page] = await sql<
    { id: string }[]
  >`select id from cms_page where type = 'product_list' order by id limit 1`;
  const deliveryTimes = await sql<{ id: string }[]>`select id from delivery_time order by id`;
  const costTypes = await sql<{ key: string }[]>`select key from shipping_cost_type order by position`;
  if (!channel || !tax) throw new Error("There is no sales channel: import a catalogue first");

  const language = (locale: string) => {
    const found = languages.find((row) => row.locale_code === locale);
    if (!found) throw new Error(`The imported catalogue has no language with locale ${locale}`);
    return found.id;
  };
  return {
    languageIds: [language("de-DE"), language("en-GB"), language("pl-PL")],
    groupId: channel.group_id,
    currencyId: channel.currency_id,
    rootId: channel.root_id,
    listingPageId: page?.id ?? null,
    tax,
    deliveryTimeIds: deliveryTimes.map(({ id }) => id),
    shippingCostTypes: costTypes.map(({ key }) => key),
  };
}
