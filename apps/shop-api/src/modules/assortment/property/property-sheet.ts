import type { ListPage, ListRequest, PropertyHead, PropertySheet } from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import type { Sql } from "../../../platform/database/database.ts";
import { type ReferenceData, resolvedText } from "../../reference/index.ts";
import { mainLanguage } from "../category/categories.ts";
import { selectOptions, selectProperties, selectProperty } from "./property.sql.ts";
import { countCategories, countProducts, countUsers } from "./property-use.sql.ts";
import { nameIn, unitIn } from "./property-words.ts";

export async function listProperties(
  sql: Sql,
  reference: ReferenceData,
  request: ListRequest,
): Promise<ListPage<PropertyHead>> {
  const own = mainLanguage(reference);
  const language = reference.language.get(own);
  const { items, ...page } = await selectProperties(sql, request, own);
  return {
    ...page,
    items: items.map(({ texts, options, ...head }) => ({
      ...head,
      name: resolvedText(texts, reference.languageChain(own), "name"),
      unit: language ? unitIn({ texts, options }, language) : null,
      options: options.length,
    })),
  };
}

export async function readProperty(sql: Sql, reference: ReferenceData, id: string): Promise<PropertySheet> {
  const row = await selectProperty(sql, id);
  if (!row) throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such property." });
  const options = await selectOptions(sql, id);
  const optionIds = options.map((option) => option.id);
  const products = await countProducts(sql, optionIds);
  const { languages } = reference.rows;
  return {
    id,
    texts: languages.map((language) => ({
      locale: language.locale_code,
      name: nameIn(row.texts, language.id) ?? "",
      unit: unitIn({ texts: row.texts, options }, language),
    })),
    isFilter: row.filterable,
    isShown: row.visible_on_detail,
    sorting: row.sorting_type,
    position: row.position,
    options: options.map((option) => ({
      id: option.id,
      names: languages.flatMap(({ id: languageId, locale_code: locale }) => {
        const name = nameIn(option.texts, languageId);
        return name === null ? [] : [{ locale, name }];
      }),
      products: products.get(option.id) ?? 0,
    })),
    products: await countUsers(sql, optionIds),
    categories: await countCategories(sql, id),
    version: row.version,
  };
}
