import { type CategoryRemoval, type CategorySheet, changedMeanwhile } from "@hearth/admin-contract";
import { isNeededPath } from "@hearth/rules";
import type { Sql } from "../../../platform/database/database.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ReferenceData } from "../../reference/index.ts";
import { createRule } from "../../route-rule/index.ts";
import { changeWhatIsShown } from "../change-what-is-shown.ts";
import { selectPaths } from "../paths.sql.ts";
import { wrongField } from "../wrong-field.ts";
import { mainLanguage, readCategory, type SeenCategory } from "./categories.ts";
import {
  deleteCategory,
  handOver,
  selectAddresses,
  selectProductsIn,
  selectRemovalFacts,
  takeProductsOut,
} from "./category-removal.sql.ts";
import { lockCategories } from "./category.sql.ts";

/** What would go with it, told before; `refusal` says what keeps it from going. */
export async function readCategoryRemoval(
  sql: Sql,
  reference: ReferenceData,
  id: string,
): Promise<CategoryRemoval> {
  await readCategory(sql, reference, id);
  const { hasSubcategories, isLinked, products, onlyHere } = await selectRemovalFacts(sql, id);
  const path = (await selectPaths(sql, [id])).get(id + mainLanguage(reference));
  const isNeeded = isLinked || (path !== undefined && isNeededPath(path));
  const refusal = hasSubcategories
    ? "HAS_SUBCATEGORIES"
    : isNeeded
      ? "IS_NEEDED"
      : onlyHere > 0
        ? "ONLY_PLACE"
        : null;
  return { products, onlyHere, refusal };
}

/** Its products lose the place and its addresses lead to the parent; where that has none, to the home page. */
export async function removeCategory(
  tx: Tx,
  reference: ReferenceData,
  { id, version }: SeenCategory,
  newId: () => string,
): Promise<{ before: CategorySheet; products: number }> {
  await lockCategories(tx);
  const before = await readCategory(tx, reference, id);
  if (before.version !== version) throw changedMeanwhile(before);
  const { refusal, products } = await readCategoryRemoval(tx, reference, id);
  const { parentId } = before;
  if (refusal || parentId === null) throw wrongField("id", refusal ?? "IS_NEEDED");
  await changeWhatIsShown(tx, reference, await selectProductsIn(tx, id), () => takeProductsOut(tx, id));
  const addresses = await selectAddresses(tx, id, parentId);
  const handed = addresses.filter(({ hasParent }) => hasParent);
  await handOver(
    tx,
    handed.map((address) => address.id),
    parentId,
  );
  await deleteCategory(tx, id);
  for (const { locale, path } of addresses.filter(({ hasParent }) => !hasParent))
    // oxlint-disable-next-line no-await-in-loop -- one for each language
    await createRule(tx, newId(), { match: "exact", source: `/${path}`, target: "/", status: 301, locale });
  return { before, products };
}
