import { languageChains } from "../../format/languages.ts";
import type { LanguageChains } from "../../format/languages.ts";
import { isMap, isText } from "../../format/content/nested-texts.ts";
import type { PathPart } from "../../format/reading/problem.ts";
import type { Product, Variant } from "../../format/products.ts";
import type { Text } from "../../format/words.ts";
import { missingLanguages } from "../offer-facts.ts";
import type { Fault, Rule, Shelf } from "../rule.ts";

// As much as search engines and browser tabs show.
const metaLimits = { title: 60, description: 155 };
const filler = /lorem ipsum|\bTODO\b|\bxxx\b/i;

/** Every reader gets the whole offer in the own language, written for it and not copied. */
export const textsRule: Rule = {
  name: "texts",
  check: (shelf) => ({
    checked: shelf.offers.length,
    faults: [...new Set(shelf.offers.map(({ product }) => product))].flatMap((product) =>
      familyFaults(product, shelf),
    ),
  }),
};

function familyFaults(product: Product, { catalogue, languages }: Shelf): Fault[] {
  const chains = languageChains(catalogue.shop.languages, catalogue.shop.channel.language);
  const faults: Fault[] = [];
  if (!product.description)
    faults.push({ entry: product, path: ["description"], message: "is missing", kind: "missing" });
  for (const part of ["title", "description"] as const)
    if (!product.meta?.[part])
      faults.push({ entry: product, path: ["meta", part], message: "is missing", kind: "missing" });
  for (const entry of [product, ...(product.variants ?? [])]) {
    for (const [path, text] of textsIn(entry, chains))
      faults.push(...textFaults(text, languages).map((fault) => ({ entry, path, ...fault })));
    faults.push(...copyFaults(entry), ...lengthFaults(entry));
  }
  return faults;
}

/** Every text of an entry with its place. Variants speak for themselves, reviews have one language. */
function* textsIn(
  value: unknown,
  chains: LanguageChains,
  path: readonly PathPart[] = [],
): Generator<[readonly PathPart[], Text]> {
  if (isText(value, chains)) yield [path, value];
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* textsIn(item, chains, [...path, index]);
  else if (isMap(value))
    for (const [key, inner] of Object.entries(value))
      if (!["variants", "reviews", "path", "oldPaths"].includes(key))
        yield* textsIn(inner, chains, [...path, key]);
}

function textFaults(text: Text, languages: readonly string[]): Omit<Fault, "entry" | "path">[] {
  const missing = missingLanguages(text, languages);
  if (missing.length > 0)
    return [{ message: `is missing in ${missing.join(", ")}`, kind: "missing", languages: missing }];
  return Object.values(text).some((words) => filler.test(words))
    ? [{ message: "contains filler", kind: "filler" }]
    : [];
}

function copyFaults(entry: Product | Variant): Fault[] {
  const texts: [PathPart[], Text | undefined][] = [
    [["description"], entry.description],
    [["meta", "description"], entry.meta?.description],
  ];
  return texts
    .filter(([, text]) => text && new Set(Object.values(text)).size < Object.keys(text).length)
    .map(([path]) => ({ entry, path, message: "is the same in two languages", kind: "copied" }));
}

function lengthFaults(entry: Product | Variant): Fault[] {
  return (["title", "description"] as const).flatMap((part) =>
    Object.entries(entry.meta?.[part] ?? {})
      .filter(([, words]) => words.length > metaLimits[part])
      .map(([language]) => ({
        entry,
        path: ["meta", part, language],
        message: `is longer than ${metaLimits[part]} letters`,
        kind: "too-long",
      })),
  );
}
