import { changedMeanwhile, type CategoryHead, type CategorySheet } from "@hearth/admin-contract";
import { htmlFault } from "@hearth/catalog/gate";
import { failure } from "@hearth/contract";
import type { Sql } from "../../../platform/database/database.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ReferenceData } from "../../reference/index.ts";
import { selectPaths } from "../paths.sql.ts";
import { wrongField } from "../wrong-field.ts";
import {
  lockCategories,
  selectCategories,
  selectCategoryTexts,
  writeCategoryText,
  writePlaces,
} from "./category.sql.ts";
import { moveInTree } from "./move-in-tree.ts";

export async function listCategories(sql: Sql, reference: ReferenceData): Promise<CategoryHead[]> {
  const records = await selectCategories(sql, mainLanguage(reference));
  return records.map(({ path: _path, requires: _requires, ...head }) => head);
}

export async function readCategory(sql: Sql, reference: ReferenceData, id: string): Promise<CategorySheet> {
  const record = (await selectCategories(sql, mainLanguage(reference))).find((each) => each.id === id);
  if (!record) throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such category." });
  const { path: _path, ...head } = record;
  const [texts, paths] = [await selectCategoryTexts(sql, id), await selectPaths(sql, [id])];
  return {
    ...head,
    texts: reference.rows.languages.flatMap(({ id: languageId, locale_code: locale }) => {
      const text = texts.find((each) => each.language_id === languageId);
      if (!text) return [];
      const { language_id: _language, ...words } = text;
      return { locale, ...words };
    }),
    paths: reference.rows.languages.flatMap(({ id: languageId, locale_code: locale }) => {
      const path = paths.get(id + languageId);
      return path === undefined ? [] : [{ locale, path }];
    }),
  };
}

type Text = CategorySheet["texts"][number];
export type CategoryTextFields = Pick<Text, "locale"> & { [K in keyof Text]?: Text[K] | undefined };
export interface SeenCategory {
  id: string;
  version: number;
}

export function changeCategoryText(
  tx: Tx,
  reference: ReferenceData,
  seen: SeenCategory,
  { locale, description = null, ...fields }: CategoryTextFields,
) {
  const language = reference.rows.languages.find((row) => row.locale_code === locale);
  if (!language) throw wrongField("locale", "UNKNOWN");
  if (description !== null && htmlFault(description) !== undefined)
    throw wrongField("description", "NO_CATALOGUE_HTML");
  const { name = null, metaTitle = null, metaDescription = null, keywords = null } = fields;
  const text = { language_id: language.id, name, description, metaTitle, metaDescription, keywords };
  return changeSeen(tx, reference, seen, () => writeCategoryText(tx, seen.id, text));
}

export function moveCategory(
  tx: Tx,
  reference: ReferenceData,
  seen: SeenCategory,
  to: { parentId: string; position: number },
) {
  return changeSeen(tx, reference, seen, async () => {
    const moves = moveInTree(await selectCategories(tx, mainLanguage(reference)), { ...to, id: seen.id });
    if (typeof moves === "string") throw wrongField("parentId", moves);
    await writePlaces(tx, moves);
  });
}

async function changeSeen(
  tx: Tx,
  reference: ReferenceData,
  { id, version }: SeenCategory,
  write: () => Promise<void>,
): Promise<{ before: CategorySheet; after: CategorySheet }> {
  await lockCategories(tx);
  const before = await readCategory(tx, reference, id);
  if (before.version !== version) throw changedMeanwhile(before);
  await write();
  return { before, after: await readCategory(tx, reference, id) };
}

export function mainLanguage({ rows }: ReferenceData): string {
  return rows.channels[0]?.language_id ?? "";
}
