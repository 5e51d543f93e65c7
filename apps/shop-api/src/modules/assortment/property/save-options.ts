import type { OptionWish, PropertySheet } from "@hearth/admin-contract";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ReferenceData, Texts } from "../../reference/index.ts";
import { wrongField } from "../wrong-field.ts";
import {
  deleteOptions,
  type OptionRow,
  selectOptions,
  selectProperty,
  touchProperty,
  writeOptions,
} from "./property.sql.ts";
import { readProperty } from "./property-sheet.ts";
import { projectUsers } from "./property-use.sql.ts";
import { lockSeen, refuseUsed, refuseWrong, type SeenProperty } from "./save-property.ts";

/** All options in their order. One that is left out goes, unless something has it. */
export async function changeOptions(
  tx: Tx,
  reference: ReferenceData,
  seen: SeenProperty,
  { wishes, newId }: { wishes: readonly OptionWish[]; newId: () => string },
): Promise<{ before: PropertySheet; after: PropertySheet }> {
  const before = await lockSeen(tx, reference, seen);
  const known = new Map((await selectOptions(tx, seen.id)).map((option) => [option.id, option]));
  const wanted = wishes.map(({ id, names }, position): OptionRow => {
    if (id !== null && !known.has(id)) throw wrongField("options", "UNKNOWN");
    const texts = namedTexts(names, known.get(id ?? "")?.texts ?? {}, reference);
    return { id: id ?? newId(), position, texts };
  });
  const kept = new Set(wanted.map(({ id }) => id));
  if (kept.size < wanted.length) throw wrongField("options", "NAMED_TWICE");
  const gone = [...known.keys()].filter((id) => !kept.has(id));
  if (gone.length > 0) await refuseUsed(tx, gone);
  refuseWrong((await selectProperty(tx, seen.id))?.texts ?? {}, wanted, reference);
  await deleteOptions(tx, gone);
  await writeOptions(tx, seen.id, wanted);
  await touchProperty(tx, seen.id);
  const renamed = wanted.filter(({ id, texts }) => {
    const option = known.get(id);
    return option && JSON.stringify(option.texts) !== JSON.stringify(texts);
  });
  if (renamed.length > 0)
    await projectUsers(
      tx,
      renamed.map(({ id }) => id),
    );
  return { before, after: await readProperty(tx, reference, seen.id) };
}

function namedTexts(names: OptionWish["names"], known: Texts, { rows }: ReferenceData): Texts {
  const texts = rows.languages.flatMap(({ id, locale_code }) => {
    const { name: _name, ...more } = known[id] ?? {};
    const name = names.find(({ locale }) => locale === locale_code)?.name.trim();
    const said = { ...more, ...(name && { name }) };
    return Object.keys(said).length > 0 ? [[id, said] as const] : [];
  });
  return Object.fromEntries(texts);
}
