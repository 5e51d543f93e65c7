import type { Engine } from "./list.ts";

interface Counted {
  values: { buckets: { key: string; doc_count: number }[] };
}

/** How many hits each of these categories or streams holds. */
export async function countHits(
  { client, indexes }: Engine,
  placeIds: readonly string[],
): Promise<Map<string, number>> {
  const index = await indexes.anyAlias();
  if (!index || placeIds.length === 0) return new Map();
  const values = (field: string) => ({
    filter: { terms: { [field]: [...placeIds] } },
    aggs: { values: { terms: { field, include: [...placeIds], size: placeIds.length } } },
  });
  const { body } = await client.search({
    index,
    body: { size: 0, aggs: { categories: values("categoryIds"), streams: values("streamIds") } },
  });
  const { categories, streams } = (body as unknown as { aggregations: Record<string, Counted> }).aggregations;
  return new Map(
    [categories, streams].flatMap(
      (counted) => counted?.values.buckets.map(({ key, doc_count: hits }) => [key, hits] as const) ?? [],
    ),
  );
}
