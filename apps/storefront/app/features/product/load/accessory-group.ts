/** The group with this name, in the shop's own language, holds the accessories. It is all a shop says about a group. */
const ACCESSORY_GROUP_NAME = "Zubehör";

interface Named {
  id: string;
  name: string | null;
}

/** Accessories first, and marked, whatever they are called in the visitor's language; the others keep their order. */
export function accessoriesFirst<Group extends { id: string }>(
  groups: readonly Group[],
  inShopLanguage: readonly Named[],
): (Group & { isAccessories: boolean })[] {
  const accessoryIds = new Set(
    inShopLanguage.filter(({ name }) => name?.trim() === ACCESSORY_GROUP_NAME).map(({ id }) => id),
  );
  return groups
    .map((group) => ({ ...group, isAccessories: accessoryIds.has(group.id) }))
    .toSorted((a, b) => Number(b.isAccessories) - Number(a.isAccessories));
}
