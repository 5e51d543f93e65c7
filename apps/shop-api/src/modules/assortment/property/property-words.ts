import { propertyFaults } from "@hearth/catalog/gate";
import { readAmount, type ReferenceData, type Texts } from "../../reference/index.ts";
import { languageKey, textField } from "../gate/language-key.ts";

/** A property and its options as they are said, language by language. */
export interface PropertyWords {
  texts: Texts;
  options: readonly { id: string; texts: Texts }[];
}

type Language = Pick<ReferenceData["rows"]["languages"][number], "id" | "locale_code">;

/** As staff wrote it; of properties from files what all its options are counted in. Null: options are words, or plain numbers. */
export function unitIn({ texts, options }: PropertyWords, { id, locale_code }: Language): string | null {
  const written = texts[id]?.["unit"];
  if (typeof written === "string") return written;
  const units = options.map((option) => readAmount(shownName(option.texts, id), locale_code)?.unit);
  const [unit] = units;
  return unit && units.every((each) => each === unit) ? unit : null;
}

export function nameIn(texts: Texts, languageId: string): string | null {
  const name = texts[languageId]?.["name"];
  return typeof name === "string" && name !== "" ? name : null;
}

/** Amounts of files are often written once for all languages. */
function shownName(texts: Texts, languageId: string): string {
  const said = Object.keys(texts).map((id) => nameIn(texts, id));
  return nameIn(texts, languageId) ?? said.find((name) => name !== null) ?? "";
}

/** "5 KW" counted in kW is "5 kW": the number stays. */
export function inOtherUnit(name: string, was: string | null, is: string | null): string {
  if (was === null || is === null || !name.endsWith(was)) return name;
  return name.slice(0, -was.length) + is;
}

/** Why it cannot be kept so; null: it can. A property with a unit has amounts only, so that shoppers can choose from and to. */
export function wordsProblem(
  words: PropertyWords,
  reference: ReferenceData,
): "WORDS_MISSING" | "NO_AMOUNT" | "NAMED_TWICE" | null {
  const { languages, channels } = reference.rows;
  const own = channels[0]?.language_id ?? "";
  if (words.options.some(({ texts }) => nameIn(texts, own) === null)) return "WORDS_MISSING";
  const group = {
    name: textField(words.texts, "name", reference),
    options: words.options.map(({ id, texts }) => ({ key: id, name: textField(texts, "name", reference) })),
  };
  const keys = languages.map(({ id }) => languageKey(id, reference));
  if (propertyFaults(group, keys).length > 0) return "WORDS_MISSING";
  const ownNames = words.options.map(({ texts }) => nameIn(texts, own)?.toLowerCase());
  if (new Set(ownNames).size < ownNames.length) return "NAMED_TWICE";
  return languages.every((language) => isCounted(words, language)) ? null : "NO_AMOUNT";
}

function isCounted({ texts, options }: PropertyWords, { id, locale_code }: Language): boolean {
  const unit = texts[id]?.["unit"];
  if (typeof unit !== "string") return true;
  const names = options.flatMap((option) => nameIn(option.texts, id) ?? []);
  return names.every((name) => readAmount(name, locale_code)?.unit === unit);
}
