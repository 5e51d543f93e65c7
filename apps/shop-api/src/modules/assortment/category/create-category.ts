import type { CategorySheet } from "@hearth/admin-contract";
import { slugOf } from "@hearth/catalog/gate";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ReferenceData } from "../../reference/index.ts";
import { insertPath, isPathTaken, selectPaths } from "../paths.sql.ts";
import { wrongField } from "../wrong-field.ts";
import { mainLanguage, readCategory } from "./categories.ts";
import { insertCategory, lockCategories, selectCategories, writeCategoryText } from "./category.sql.ts";

interface NewCategory {
  id: string;
  parentId: string;
  names: readonly { locale: string; name: string }[];
}

/** Seen at once. A language without a name shows the shop's own, and has its address from there. */
export async function createCategory(
  tx: Tx,
  reference: ReferenceData,
  { id, parentId, names }: NewCategory,
  newId: () => string,
): Promise<CategorySheet> {
  await lockCategories(tx);
  const all = await selectCategories(tx, mainLanguage(reference));
  const parent = all.find((each) => each.id === parentId);
  if (!parent) throw wrongField("parentId", "UNKNOWN");
  const named = new Map(names.map(({ locale, name }) => [locale, name.trim()]));
  const nameIn = (locale: string) => named.get(locale) || undefined;
  const { languages } = reference.rows;
  const own = nameIn(languages.find((each) => each.id === mainLanguage(reference))?.locale_code ?? "");
  if (!own) throw wrongField("names", "MISSING");
  const beside = all.filter((each) => each.parentId === parentId).map(({ position }) => position);
  const position = Math.max(-1, ...beside) + 1;
  await insertCategory(tx, {
    id,
    parentId,
    level: parent.level + 1,
    position,
    path: [...parent.path, parentId],
  });
  const above = await selectPaths(tx, [parentId]);
  for (const { id: languageId, locale_code: locale } of languages) {
    const name = nameIn(locale);
    if (name) await writeCategoryText(tx, id, { ...noText, language_id: languageId, name });
    const wanted = [above.get(parentId + languageId), slugOf(name ?? own)].filter(Boolean).join("/");
    const path = (await isPathTaken(tx, languageId, wanted)) ? `${wanted}-${id.slice(0, 6)}` : wanted;
    await insertPath(tx, {
      id: newId(),
      languageId,
      route: "frontend.navigation.page",
      foreignKey: id,
      path,
    });
  }
  return readCategory(tx, reference, id);
}

const noText = { description: null, metaTitle: null, metaDescription: null, keywords: null };
