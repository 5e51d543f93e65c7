import type { IndexMember, IndexOption } from "@hearth/catalog-index";
import { tierFor } from "@hearth/rules";
import { priceListName, type ProductDoc } from "../catalog/index.ts";
import { type ReferenceData, resolvedText } from "../reference/index.ts";
import type { RecordLookup } from "./record-lookup.ts";

/** The articles behind a hit, best to show first: what can be had, the merchant's main variant, the cheapest. */
export function sortedMembers(products: readonly ProductDoc[], records: RecordLookup): ProductDoc[] {
  return products.toSorted(
    (a, b) =>
      Number(isSellable(b, records)) - Number(isSellable(a, records)) ||
      Number(b.id === b.mainVariantId) - Number(a.id === a.mainVariantId) ||
      smallestPriceCents(a) - smallestPriceCents(b) ||
      (a.number < b.number ? -1 : 1),
  );
}

/** @param shared numbers of the family, which do not tell one of its articles */
export function indexMember(
  product: ProductDoc,
  shared: readonly string[],
  { records, reference }: { records: RecordLookup; reference: ReferenceData },
): IndexMember {
  return {
    productId: product.id,
    numbers: productNumbers(product).filter((number) => !shared.includes(number)),
    options: indexOptions([...product.propertyIds, ...product.optionIds], reference),
    priceCents: smallestPriceCents(product),
    priceLists: priceListsOf(product, reference),
    available: isSellable(product, records),
  };
}

export function productNumbers({ number, ean, manufacturerNumber }: ProductDoc): string[] {
  return [...new Set([number, ean, manufacturerNumber].filter((each) => each !== null))];
}

/** What tells each member from the others: its variant options, and properties that not all of them have. */
export function tellingOptionIds(members: readonly ProductDoc[]): string[][] {
  const isShared = (id: string) => members.every(({ propertyIds }) => propertyIds.includes(id));
  return members.map(({ optionIds, propertyIds }) => [
    ...new Set([...optionIds, ...propertyIds.filter((id) => !isShared(id))]),
  ]);
}

export function optionNames(
  ids: readonly string[],
  reference: ReferenceData,
  chain: readonly string[],
): string[] {
  return ids.flatMap(
    (id) => resolvedText(reference.propertyOption.get(id)?.texts ?? {}, chain, "name") ?? [],
  );
}

function indexOptions(optionIds: readonly string[], reference: ReferenceData): IndexOption[] {
  return [...new Set(optionIds)].flatMap((optionId) => {
    const groupId = reference.propertyOption.get(optionId)?.group_id;
    return groupId ? [{ optionId, groupId }] : [];
  });
}

/** What customer groups see who see other prices than everybody, as `priceListName` calls them. */
function priceListsOf(
  { prices, minPurchase }: ProductDoc,
  { rows }: ReferenceData,
): NonNullable<IndexMember["priceLists"]> {
  const [standard] = prices;
  const isOwn = ({ id, display_gross }: ReferenceData["rows"]["customerGroups"][number]) =>
    !display_gross || id !== standard?.groupId;
  const lists = rows.customerGroups.filter(isOwn).flatMap(({ id: customerGroupId }) => {
    const list = prices.find(({ groupId }) => groupId === customerGroupId) ?? standard;
    const { grossCents = 0, netCents = 0 } = tierFor(list?.tiers ?? [], minPurchase) ?? {};
    return [
      [priceListName({ customerGroupId, taxState: "gross" }), grossCents],
      [priceListName({ customerGroupId, taxState: "net" }), netCents],
    ] as const;
  });
  return Object.fromEntries(lists);
}

/** What a card shows: the price of the smallest quantity. */
export function smallestPriceCents({ prices, minPurchase }: ProductDoc): number {
  return tierFor(prices[0]?.tiers ?? [], minPurchase)?.grossCents ?? 0;
}

function isSellable(product: ProductDoc, records: RecordLookup): boolean {
  return !product.closeout || records.stock(product.id) >= product.minPurchase;
}
