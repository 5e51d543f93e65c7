import { splitName } from "../analysis/name-head.ts";
import { normalUnits } from "../analysis/normal-units.ts";
import { isCode, numberKey, numberTails } from "../analysis/number-key.ts";
import { priceEnds } from "../member/price-lists.ts";
import type { IndexEntry, IndexText } from "../port.ts";

/** A hit in one language, as the engine keeps it. */
export function entryDocument(entry: IndexEntry, text: IndexText): object {
  const { head, rest } = splitName(text.name, text.language.locale);
  const prices = entry.members.map(({ priceCents }) => priceCents);
  const lists = Object.entries(priceEnds(entry.members));
  const ends = (which: 0 | 1) => Object.fromEntries(lists.map(([name, both]) => [name, both[which]]));
  const options = entry.members.flatMap((member) => member.options);
  const numbers = [...entry.numbers, ...entry.members.flatMap((member) => member.numbers)];
  return {
    productId: entry.productId,
    familyId: entry.familyId,
    productIds: [entry.productId, ...entry.members.map(({ productId }) => productId)],
    categoryIds: entry.categoryIds,
    streamIds: entry.streamIds,
    manufacturerId: entry.manufacturerId,
    optionIds: [...new Set(options.map(({ optionId }) => optionId))],
    groupedOptionIds: [...new Set(options.map(groupedOption))],
    numbers: [...numbers, ...text.name.split(/\s+/).filter(isCode)].map(numberKey),
    numberTails: numbers.flatMap(numberTails),
    minPriceCents: Math.min(...prices),
    maxPriceCents: Math.max(...prices),
    lowPrices: ends(0),
    highPrices: ends(1),
    ratingAverage: entry.ratingAverage,
    ratingScore: entry.ratingScore,
    shippingFree: entry.shippingFree,
    sales: entry.sales,
    prominence: entry.prominence,
    releasedAt: entry.releasedAt.toISOString(),
    name: normalUnits(head),
    kind: text.categoryNames,
    about: [
      text.manufacturerName ?? "",
      normalUnits(rest),
      ...text.optionNames.map(normalUnits),
      ...text.keywords,
    ],
    body: normalUnits(text.body),
    // Who searches in another language finds it too.
    elsewhere: entry.texts
      .filter(({ language }) => language.id !== text.language.id)
      .flatMap(({ name, categoryNames }) => [name, ...categoryNames]),
    members: entry.members.map((member, at) => ({
      productId: member.productId,
      numbers: member.numbers,
      groupedOptionIds: member.options.map(groupedOption),
      priceCents: member.priceCents,
      priceLists: member.priceLists ?? {},
      available: member.available,
      optionNames: text.memberOptionNames[at] ?? [],
    })),
  };
}

const groupedOption = ({ groupId, optionId }: { groupId: string; optionId: string }) =>
  `${groupId}:${optionId}`;
