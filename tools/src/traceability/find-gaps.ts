import { type Proof, proofsByItem } from "./proofs.ts";
import { ITEM_COUNT, type Reading, type Requirements } from "./requirements.ts";

/** What keeps the list of requirements and the marks of the tests from being the whole truth. */
export function findGaps(requirements: Requirements, proofs: readonly Proof[], records: ReadonlySet<string>) {
  const proven = proofsByItem(proofs);
  const leftOut = new Set(requirements.leftOut.flatMap(({ items }) => items));
  return [
    ...findListGaps(requirements),
    ...[...requirements.readings, ...requirements.leftOut].flatMap((reading) =>
      findRecordGaps(reading, records),
    ),
    ...proofs.flatMap(findStrayMarks),
    ...requirements.items
      .filter(({ item }) => !proven.has(item) && !leftOut.has(item))
      .map(({ item, what }) => `${item} has neither a marked test nor a record of leaving it out: ${what}`),
    ...[...leftOut]
      .filter((item) => proven.has(item))
      .map((item) => `${item} is left out on purpose, yet a test claims to prove it`),
  ];
}

function findListGaps({ items }: Requirements): string[] {
  const numbers = items.map(({ item }) => item);
  const wanted = Array.from({ length: ITEM_COUNT }, (_, index) => index + 1);
  const missing = wanted.filter((item) => !numbers.includes(item));
  const stray = numbers.filter((item, index) => !wanted.includes(item) || numbers.indexOf(item) !== index);
  return [
    ...missing.map((item) => `docs/requirements does not list ${item}`),
    ...stray.map((item) => `docs/requirements lists ${item}, which is no item or listed already`),
  ];
}

function findRecordGaps({ items, record }: Reading, records: ReadonlySet<string>): string[] {
  if (records.has(record)) return [];
  return [`the reading of ${items.join(", ")} names decision ${record}, which does not exist`];
}

function findStrayMarks({ path, titles, text, items }: Proof): string[] {
  const isStray = items.length === 0 || items.some((item) => item < 1 || item > ITEM_COUNT);
  return isStray ? [`${path}: "${titles.at(-1)} ${text}" names no item of 1-${ITEM_COUNT}`] : [];
}
