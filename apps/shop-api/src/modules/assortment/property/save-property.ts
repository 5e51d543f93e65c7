import {
  adminFailure,
  changedMeanwhile,
  type PropertySheet,
  type PropertyWish,
} from "@hearth/admin-contract";
import type { Sql } from "../../../platform/database/database.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ReferenceData, Texts } from "../../reference/index.ts";
import { wrongField } from "../wrong-field.ts";
import {
  deleteProperty,
  insertProperty,
  lockProperty,
  type OptionRow,
  type PropertyRow,
  selectOptions,
  selectProperty,
  updateProperty,
  writeOptions,
} from "./property.sql.ts";
import { readProperty } from "./property-sheet.ts";
import { countStreams, countUsers, projectUsers } from "./property-use.sql.ts";
import { inOtherUnit, nameIn, unitIn, wordsProblem } from "./property-words.ts";

export interface SeenProperty {
  id: string;
  /** The version that was read. */
  version: number;
}

export async function createProperty(
  tx: Tx,
  reference: ReferenceData,
  { id, ...wish }: PropertyWish & { id: string },
): Promise<PropertySheet> {
  const row = wishedRow(id, wish, {}, reference);
  refuseWrong(row.texts, [], reference);
  await insertProperty(tx, row);
  return readProperty(tx, reference, id);
}

/** Where the unit is called otherwise, the options are. */
export async function changeProperty(
  tx: Tx,
  reference: ReferenceData,
  seen: SeenProperty,
  wish: PropertyWish,
): Promise<{ before: PropertySheet; after: PropertySheet }> {
  const before = await lockSeen(tx, reference, seen);
  const known = (await selectProperty(tx, seen.id))?.texts ?? {};
  const row = wishedRow(seen.id, wish, known, reference);
  const options = [...(await selectOptions(tx, seen.id))];
  const renamed = options.map((option) => ({
    ...option,
    texts: inOtherUnits(option.texts, { was: { texts: known, options }, is: row.texts }, reference),
  }));
  refuseWrong(row.texts, renamed, reference);
  await updateProperty(tx, row);
  await writeOptions(tx, seen.id, renamed);
  const changed = renamed.filter(
    ({ texts }, at) => JSON.stringify(texts) !== JSON.stringify(options[at]?.texts),
  );
  if (changed.length > 0)
    await projectUsers(
      tx,
      changed.map(({ id }) => id),
    );
  return { before, after: await readProperty(tx, reference, seen.id) };
}

export async function removeProperty(
  tx: Tx,
  reference: ReferenceData,
  seen: SeenProperty,
): Promise<PropertySheet> {
  const before = await lockSeen(tx, reference, seen);
  await refuseUsed(
    tx,
    before.options.map(({ id }) => id),
  );
  await deleteProperty(tx, seen.id);
  return before;
}

export async function lockSeen(
  tx: Tx,
  reference: ReferenceData,
  { id, version }: SeenProperty,
): Promise<PropertySheet> {
  await lockProperty(tx, id);
  const before = await readProperty(tx, reference, id);
  if (before.version !== version) throw changedMeanwhile(before);
  return before;
}

export async function refuseUsed(tx: Sql, optionIds: readonly string[]): Promise<void> {
  const [products, streams] = [await countUsers(tx, optionIds), await countStreams(tx, optionIds)];
  if (products > 0 || streams > 0)
    throw adminFailure(409, "ADMIN__STILL_IN_USE", {
      detail: "Products or streams use this.",
      parameters: { products, streams },
    });
}

export function refuseWrong(
  texts: Texts,
  options: readonly Pick<OptionRow, "id" | "texts">[],
  reference: ReferenceData,
): void {
  const problem = wordsProblem({ texts, options }, reference);
  if (problem) throw wrongField("options", problem);
}

function wishedRow(id: string, wish: PropertyWish, known: Texts, { rows }: ReferenceData): PropertyRow {
  const texts = rows.languages.map(({ id: languageId, locale_code }) => {
    const { unit: _unit, name: _name, ...more } = known[languageId] ?? {};
    const said = wish.texts.find(({ locale }) => locale === locale_code);
    const unit = said?.unit?.trim();
    return [languageId, { ...more, ...(said && { name: said.name.trim() }), ...(unit && { unit }) }] as const;
  });
  return {
    id,
    texts: Object.fromEntries(texts),
    filterable: wish.isFilter,
    visible_on_detail: wish.isShown,
    sorting_type: wish.sorting,
    position: wish.position,
  };
}

function inOtherUnits(
  texts: Texts,
  { was, is }: { was: Parameters<typeof unitIn>[0]; is: Texts },
  { rows }: ReferenceData,
): Texts {
  const said = rows.languages.flatMap((language) => {
    const name = nameIn(texts, language.id);
    if (name === null) return [];
    const unit = (is[language.id]?.["unit"] as string | undefined) ?? null;
    return [
      [language.id, { ...texts[language.id], name: inOtherUnit(name, unitIn(was, language), unit) }] as const,
    ];
  });
  return { ...texts, ...Object.fromEntries(said) };
}
