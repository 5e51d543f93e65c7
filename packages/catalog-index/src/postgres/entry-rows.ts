import type { Analyzer } from "../analysis/analyzer.ts";
import { isCode, numberKey, numberTails } from "../analysis/number-key.ts";
import { priceEnds } from "../member/price-lists.ts";
import type { IndexEntry, IndexText } from "../port.ts";
import { textConfiguration } from "./text-configuration.ts";
import { textWords } from "./text-words.ts";

/** What is written for an entry, table by table. */
export type EntryRows = ReturnType<typeof entryRows>;

export function entryRows(entry: IndexEntry, analyzerOf: (locale: string) => Analyzer) {
  const { productId: hitId, members } = entry;
  const prices = members.map(({ priceCents }) => priceCents);
  const options = members.flatMap((member) => member.options);
  const numbers = numberRows(entry);
  const texts = entry.texts.map((text) => textRow(entry, text, analyzerOf(text.language.locale)));
  return {
    hit: {
      productId: hitId,
      familyId: entry.familyId,
      categoryIds: unique(entry.categoryIds),
      streamIds: entry.streamIds,
      manufacturerId: entry.manufacturerId,
      ratingAverage: entry.ratingAverage,
      shippingFree: entry.shippingFree,
      sales: entry.sales,
      releasedAt: entry.releasedAt.toISOString(),
      productIds: unique([hitId, ...members.map(({ productId }) => productId)]),
      optionIds: unique(options.map(({ optionId }) => optionId)),
      minPriceCents: Math.min(...prices),
      maxPriceCents: Math.max(...prices),
      prominence: entry.prominence,
      priceLists: priceEnds(members),
      ratingScore: entry.ratingScore,
    },
    members: members.map((member, position) => ({
      ...member,
      hitId,
      position,
      priceLists: member.priceLists ?? {},
      optionIds: unique(member.options.map(({ optionId }) => optionId)),
    })),
    options,
    numbers,
    texts: texts.map(({ row }) => row),
    vocabulary: texts.flatMap(({ row: { languageId }, vocabulary }) =>
      vocabulary.map((word) => ({ languageId, ...word })),
    ),
  };
}

function numberRows({ productId: hitId, numbers, members, texts }: IndexEntry) {
  const codes = texts.flatMap(({ name }) => name.split(/\s+/).filter(isCode));
  const tails = members.flatMap((member) => member.numbers.flatMap(numberTails));
  const rows = [
    ...unique([...numbers, ...codes, ...tails]).map((number) => ({
      number: numberKey(number),
      memberId: null,
    })),
    ...members.flatMap((member) =>
      member.numbers.map((number) => ({ number: numberKey(number), memberId: member.productId })),
    ),
  ];
  return rows.filter(({ number }) => number !== "").map((row) => ({ hitId, ...row }));
}

function textRow(entry: IndexEntry, text: IndexText, analyzer: Analyzer) {
  const numbers = [...entry.numbers, ...entry.members.flatMap((member) => member.numbers)];
  const { vocabulary, ...words } = textWords(text, numbers, analyzer);
  const row = {
    hitId: entry.productId,
    languageId: text.language.id,
    configuration: textConfiguration(text.language.locale),
    memberOptionNames: text.memberOptionNames,
    ...words,
  };
  return { row, vocabulary };
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
