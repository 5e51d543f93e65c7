import { slugOf } from "@hearth/catalog/gate";
import type { Tx } from "../../platform/database/transaction.ts";
import { lookUpRecords, type ProductRow } from "../projection/index.ts";
import { type ReferenceData, resolvedText } from "../reference/index.ts";
import { type Families, loadFamilies } from "./gate/check-families.ts";
import { insertPath, isPathTaken, selectPaths } from "./paths.sql.ts";

/**
 * An address in every language for each member of a family that has none: main category's path and the name, as an import makes them
 * (catalog/src/format/content/seo-paths.ts). An address once given stays, whatever the name becomes.
 */
export async function makeMissingPaths(
  tx: Tx,
  reference: ReferenceData,
  familyId: string,
  newId: () => string,
): Promise<void> {
  const families = await loadFamilies(tx, [familyId]);
  const root = families.records.products.find(({ id }) => id === familyId);
  // A draft may still get another name.
  if (!root || root.active === false) return;
  const members = [root, ...lookUpRecords(families.records).children(familyId)];
  const categoryId = root.category_ids?.[0];
  const known = await selectPaths(tx, [...members.map(({ id }) => id), ...(categoryId ? [categoryId] : [])]);
  for (const member of members)
    for (const { id: languageId } of reference.rows.languages) {
      if (known.has(member.id + languageId)) continue;
      const chain = reference.languageChain(languageId);
      const category = chain.map((id) => known.get((categoryId ?? "") + id)).find(Boolean);
      const name = slugOf(nameOf(member, root, { families, reference, chain }));
      if (name === "") continue;
      const wanted = [...(category ? [category] : []), name].join("/");
      const isTaken = await isPathTaken(tx, languageId, wanted);
      const path = isTaken ? `${wanted}-${slugOf(member.product_number)}` : wanted;
      await insertPath(tx, {
        id: newId(),
        languageId,
        route: "frontend.detail.page",
        foreignKey: member.id,
        path,
      });
    }
}

interface Naming {
  families: Families;
  reference: ReferenceData;
  chain: readonly string[];
}

/** A variant without a name of its own is named by its family and its options. */
function nameOf(member: ProductRow, root: ProductRow, { families, reference, chain }: Naming): string {
  const own = (id: string) =>
    chain
      .map((languageId) =>
        families.texts.find((text) => text.product_id === id && text.language_id === languageId),
      )
      .find((text) => text?.name)?.name;
  const ownName = own(member.id);
  if (ownName) return ownName;
  const options = member.option_ids.map((id) =>
    resolvedText(reference.propertyOption.get(id)?.texts ?? {}, chain, "name"),
  );
  return [own(root.id), ...options].filter(Boolean).join(" ");
}
